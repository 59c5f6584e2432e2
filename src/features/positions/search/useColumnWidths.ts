import { useIntl } from '@umijs/max';

/** px, by which no cell has more than two lines; English words are longer. */
const widths = {
  chinese: { name: 110, unit: 112, region: 96, salary: 112, education: 110, closing: 116 },
  english: { name: 96, unit: 116, region: 100, salary: 130, education: 132, closing: 132 },
};

/** The widths of the table of positions, by column. */
export function useColumnWidths() {
  const { locale } = useIntl();
  return widths[locale === 'zh-CN' ? 'chinese' : 'english'];
}
