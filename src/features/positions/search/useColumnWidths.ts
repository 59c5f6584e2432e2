import { useIntl } from '@umijs/max';

/** px, by which no cell has more than two lines; English words are longer. */
const widths = {
  chinese: { name: 83, unit: 111, region: 97, salary: 121, education: 70, closing: 106 },
  english: { name: 84, unit: 112, region: 98, salary: 130, education: 126, closing: 132 },
};

/** The widths of the table of positions, by column. */
export function useColumnWidths() {
  const { locale } = useIntl();
  return widths[locale === 'zh-CN' ? 'chinese' : 'english'];
}
