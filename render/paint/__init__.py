"""A scene becomes pixels: shapes, lettering, masks, images, caches."""
