"""Everything said: catalogues, logs, panels, rules and lessons as texts."""
