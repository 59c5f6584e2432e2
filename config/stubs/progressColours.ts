/**
 * Stands for antd's palettes in its Progress, which takes two colours of them: for a gradient without ends and for a part in
 * green. The portal's bars have the theme's colour (config/theme.ts).
 */
export const presetPrimaryColors = { blue: '#1677FF', green: '#52C41A' };
