import generate from '@ant-design/colors/es/generate';

export const presetPrimaryColors: Record<string, string> = {
  red: '#F5222D',
  volcano: '#FA541C',
  orange: '#FA8C16',
  gold: '#FAAD14',
  yellow: '#FADB14',
  lime: '#A0D911',
  green: '#52C41A',
  cyan: '#13C2C2',
  blue: '#1677FF',
  geekblue: '#2F54EB',
  purple: '#722ED1',
  magenta: '#EB2F96',
  grey: '#666666',
};

function paletteOf(colour: string | undefined): string[] & { primary?: string } {
  const shades: string[] = generate(colour ?? '');
  return Object.assign(shades, { primary: shades[5] });
}

/**
 * Stands for the 270 shades of Ant Design's preset colours, light and dark, which it publishes as literals: its own
 * function makes them from the thirteen colours above.
 */
export const presetPalettes = Object.fromEntries(
  Object.entries(presetPrimaryColors).map(([name, colour]) => [name, paletteOf(colour)]),
);

export const { blue, gold } = presetPalettes;
