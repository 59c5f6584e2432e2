import { fontFamily, paper } from '../../../config/theme';

interface Poster {
  /** The portal's name. */
  portal: string;
  title: string;
  lines: readonly string[];
  /** Below the code. */
  note: string;
  /** The address in readable letters. */
  address: string;
}

export const posterSize = { width: 1080, height: 1440 } as const;
const edge = 90;
const room = posterSize.width - 2 * edge;
const codeSize = 440;

/** A text in lines that fit, at most `limit`; the last one says by dots that something is left. */
export function wrapped(text: string, fits: (line: string) => boolean, limit: number): string[] {
  const lines: string[] = [];
  let line = '';
  // By words and by Chinese letters, which may end a line anywhere.
  for (const part of text.match(/[\w'’./:-]+\s?|./gsu) ?? []) {
    if (line && !fits(line + part)) {
      lines.push(line.trim());
      line = '';
    }
    line += part;
  }
  lines.push(line.trim());
  if (lines.length <= limit) return lines;
  let last = lines[limit - 1] ?? '';
  while (last && !fits(`${last}…`)) last = last.slice(0, -1);
  return [...lines.slice(0, limit - 1), `${last}…`];
}

/** Draws what a group or a wall needs of a page: title, facts and code. */
export function drawPoster(
  context: CanvasRenderingContext2D,
  poster: Poster,
  code: CanvasImageSource,
): void {
  const { width, height } = posterSize;
  const write = (text: string, size: number, y: number, weight = 400, limit = 1): number => {
    context.font = `${weight} ${size}px ${fontFamily}`;
    const fits = (line: string) => context.measureText(line).width <= room;
    const lines = wrapped(text, fits, limit);
    lines.forEach((line, index) => {
      context.fillText(line, edge, y + index * size * 1.4);
    });
    return y + lines.length * size * 1.4;
  };
  const colours = paper();
  context.textBaseline = 'top';
  context.fillStyle = colours.surface;
  context.fillRect(0, 0, width, height);
  context.fillStyle = colours.primary;
  context.fillRect(0, 0, width, 150);
  context.fillStyle = colours.onPrimary;
  write(poster.portal, 48, 48, 600);
  context.fillStyle = colours.text;
  let y = write(poster.title, 68, 220, 700, 4) + 32;
  context.fillStyle = colours.secondary;
  for (const line of poster.lines) y = write(line, 40, y, 400, 2) + 8;
  const codeY = height - codeSize - 150;
  context.drawImage(code, edge, codeY, codeSize, codeSize);
  write(poster.note, 36, codeY + codeSize + 24);
  write(poster.address, 28, codeY + codeSize + 78);
}

/** The picture as a PNG; `svg` is the code. Throws where the browser does not draw. */
export async function posterPicture(poster: Poster, svg: SVGElement): Promise<Blob> {
  const code = new Image();
  const text = new XMLSerializer().serializeToString(svg);
  code.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await code.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, posterSize);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  drawPoster(context, poster, code);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))));
  });
}
