import { useIntl } from '@umijs/max';

/** px, by which no cell has more than two lines; English words are longer. The name has the room that is left. */
const widths = {
  chinese: { unit: 111, region: 97, salary: 118, education: 69, closing: 104 },
  english: { unit: 112, region: 98, salary: 130, education: 128, closing: 132 },
};

/** The widths of the table of positions, by column. */
export function useColumnWidths() {
  const { locale } = useIntl();
  return widths[locale === 'zh-CN' ? 'chinese' : 'english'];
}
