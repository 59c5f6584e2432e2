/**
 * Stands for the names of antd's thirteen preset colours. Nothing in the portal uses one, yet each button's styles
 * would have six variants of each, made and read by the browser at every visit.
 */
export const PresetColors: readonly string[] = [];
