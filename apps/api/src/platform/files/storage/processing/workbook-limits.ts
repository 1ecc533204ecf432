/** Rows that are read of a sheet below its headings: one more says that there were too many. */
export const maxRows = 2000;

export const maxColumns = 60;

/** Of a cell. */
export const maxCharacters = 300;
