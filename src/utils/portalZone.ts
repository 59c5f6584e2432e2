/** The employers' time zone; the portal shows all times in it, wherever the reader is. */
export const portalZone = 'Asia/Shanghai';

/** Its distance to UTC (ms), the same all the year since 1992: a sum takes a phone a hundredth of what Intl does. */
export const portalOffset = 8 * 3_600_000;
