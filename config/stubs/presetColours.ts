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
 * Stands for Ant Design's 270 shades of its preset colours as literals, light and dark: they are what its own function
 * makes of the thirteen colours above.
 */
export const presetPalettes = Object.fromEntries(
  Object.entries(presetPrimaryColors).map(([name, colour]) => [name, paletteOf(colour)]),
);

export const { blue, gold } = presetPalettes;
