"""Everything a person sees: pictures and words. It imports `engine` and nothing else of ours."""
