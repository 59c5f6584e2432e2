import { FastColor } from '@ant-design/fast-color';

/** Stands for a second colour library, of which pro-components' styles need the alpha alone. */
export class TinyColor {
  private readonly colour: FastColor;

  constructor(value: string) {
    this.colour = new FastColor(value);
  }

  setAlpha(alpha: number): this {
    this.colour.a = alpha;
    return this;
  }

  toRgbString(): string {
    return this.colour.toRgbString();
  }
}
