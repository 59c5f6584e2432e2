/** The employers' time zone; the portal shows all times in it, wherever the reader is. */
export const portalZone = 'Asia/Shanghai';
