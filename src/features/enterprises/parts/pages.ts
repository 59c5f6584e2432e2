/** Rows of a page of any list here. */
export const pageSize = 20;
