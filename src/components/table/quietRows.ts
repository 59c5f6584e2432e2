/**
 * The `loading` of a table. antd makes every table a live region for its spinner, which the portal does not use: at each new page or order a
 * screen reader would read out all rows.
 */
export const quietRows = { spinning: false, 'aria-live': 'off' } as const;
