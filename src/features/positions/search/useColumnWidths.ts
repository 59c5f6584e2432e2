import { useIntl } from '@umijs/max';

/** px, by which no cell has more than two lines; English words are longer. */
const widths = {
  chinese: { name: 82, unit: 111, region: 97, salary: 118, education: 69, closing: 104 },
  english: { name: 84, unit: 112, region: 98, salary: 130, education: 126, closing: 132 },
};

/** The widths of the table of positions, by column. */
export function useColumnWidths() {
  const { locale } = useIntl();
  return widths[locale === 'zh-CN' ? 'chinese' : 'english'];
}
