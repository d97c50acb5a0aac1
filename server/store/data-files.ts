/** The databases of a data folder, each a file: the sites, then the images. */
export const DATA_FILES = ['parley.sqlite', 'images.sqlite'] as const;
