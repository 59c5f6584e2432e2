import { FastColor } from '@ant-design/fast-color';

/** Above this weighted sum of red, green and blue a colour counts as bright, as in antd. */
const brightFrom = 192;

export { FastColor as AggregationColor };

/** Stands for the part of antd's colour picker that the styles of Tag and Button ask: whether dark text is needed on a colour. */
export function isBright(value: FastColor, background: string): boolean {
  const { r, g, b, a } = value.toRgb();
  if (a <= 0.5) return value.onBackground(background).toHsv().v > 0.5;
  return r * 0.299 + g * 0.587 + b * 0.114 > brightFrom;
}
