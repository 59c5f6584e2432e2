/** @jest-environment node */
import postcss, { type Node, type Plugin } from 'postcss';
import { browserslist } from '../../package.json';
import { sourcesIn } from './sources';

interface Usage {
  feature: string;
  /** Without `missing` the browsers know it in part. */
  featureData?: { missing?: string };
  usage: Node;
}

/** The package has no types for its entry. */
const doiuse: (options: {
  browsers: string[];
  ignore: string[];
  onFeatureUsage: (usage: Usage) => void;
}) => Plugin = require('doiuse');

/** Where an old browser does not know these, nothing is missing that one needs. */
const dispensable = [
  // Who comes to the end of a part scrolls the page.
  'css-overscroll-behavior',
  // The bar is drawn.
  'css-scrollbar',
  // An iPhone has no pointer.
  'css3-cursors',
  // The printer's own margins.
  'css-paged-media',
  // What is chosen has no ground of its own beside its radio button's dot.
  'css-has',
  // The fields of a row follow their own hints.
  'css-subgrid',
];

it('styles use what the oldest promised browsers know', () => {
  const found: string[] = [];
  const check = doiuse({
    browsers: browserslist,
    ignore: dispensable,
    onFeatureUsage: ({ feature, featureData, usage }) => {
      const { input, start } = usage.source ?? {};
      if (featureData?.missing) found.push(`${input?.file}:${start?.line} ${feature}`);
    },
  });
  for (const { path, text } of sourcesIn('src', ['.css'])) {
    postcss([check]).process(text, { from: path }).sync();
  }
  expect(found).toEqual([]);
});
