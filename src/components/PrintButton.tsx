import { PrinterOutlined } from '@ant-design/icons';
import { useT } from '@/hooks/useT';
import PlainButton from './PlainButton';

const quiet = {
  look: 'quiet',
  icon: <PrinterOutlined aria-hidden="true" />,
  style: { flex: 1 },
} as const;

/**
 * Prints the current page, or saves it as a PDF; the print styles say what is printed. `isQuiet`: less prominent,
 * beside the page's main action.
 */
export default function PrintButton({ isQuiet }: { isQuiet?: boolean }) {
  const t = useT();
  return (
    <PlainButton {...(isQuiet && quiet)} onClick={() => window.print()}>
      {t('common.print')}
    </PlainButton>
  );
}
