import { type ImageKind, imageKinds } from './files';
import { seeded } from './random';

// Pairs of ground and figure in the portal's own muted range; every pair keeps 4.5:1 for the letters on it.
const palette = [
  ['#1F5B3F', '#E8F3EC'],
  ['#1D4F91', '#EEF4FB'],
  ['#7A5200', '#FFF6E0'],
  ['#3D4A55', '#EEF1F4'],
  ['#5B3A1F', '#F6EDE4'],
  ['#2C4A4A', '#E6F0F0'],
] as const;

const sizes: Record<ImageKind, readonly [number, number]> = {
  logo: [96, 96],
  photo: [640, 400],
  portrait: [295, 413],
};

interface Picture {
  kind: ImageKind;
  svg: string;
}

function blocks(
  width: number,
  height: number,
  fill: string,
  random: ReturnType<typeof seeded>,
): string {
  const columns = 9;
  return Array.from({ length: columns }, (_, column) => {
    const tall = Math.round(height * (0.25 + random.next() * 0.5));
    const x = Math.round((width * column) / columns);
    return `<rect x="${x}" y="${height - tall}" width="${Math.round(width / columns) - 4}" height="${tall}" fill="${fill}" opacity="0.35"/>`;
  }).join('');
}

function emblem(size: number, fill: string, random: ReturnType<typeof seeded>): string {
  const middle = size / 2;
  const sides = random.int(3, 8);
  const turn = random.next() * Math.PI;
  const points = Array.from({ length: sides }, (_, side) => {
    const angle = turn + (Math.PI * 2 * side) / sides;
    return `${(middle + Math.cos(angle) * size * 0.3).toFixed(1)},${(middle + Math.sin(angle) * size * 0.3).toFixed(1)}`;
  });
  return `<polygon points="${points.join(' ')}" fill="none" stroke="${fill}" stroke-width="5"/><circle cx="${middle}" cy="${middle}" r="${random.int(6, 14)}" fill="${fill}"/>`;
}

function portraitShape(width: number, height: number, fill: string): string {
  return `<circle cx="${width / 2}" cy="${height * 0.4}" r="${width * 0.2}" fill="${fill}"/><path d="M ${width * 0.12} ${height} C ${width * 0.12} ${height * 0.62}, ${width * 0.88} ${height * 0.62}, ${width * 0.88} ${height} Z" fill="${fill}"/>`;
}

/** Draws the picture an id stands for, always the same; `undefined` when the id is no picture's. */
export function pictureOf(fileId: string): Picture | undefined {
  const kind = imageKinds.find((known) => fileId.startsWith(`${known}-`));
  if (!kind) {
    return undefined;
  }
  const random = seeded(fileId);
  const [width, height] = sizes[kind];
  const [dark, light] = random.pick(palette);
  const ground = kind === 'portrait' ? light : dark;
  const drawn = {
    logo: () => emblem(width, light, random),
    photo: () => blocks(width, height, light, random),
    portrait: () => portraitShape(width, height, dark),
  }[kind]();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${drawn}</svg>`;
  return { kind, svg };
}
