import { PrinterOutlined } from '@ant-design/icons';
import { useT } from '@/hooks/useT';
import styles from './PrintButton.module.css';
import QuietButton from './QuietButton';

const print = () => window.print();

/** Prints the page in view, or saves it as a PDF; what belongs on paper is in the print styles. `isQuiet`: beside a page's main action. */
export default function PrintButton({ isQuiet }: { isQuiet?: boolean }) {
  const t = useT();
  if (isQuiet) {
    return (
      <QuietButton icon={<PrinterOutlined aria-hidden="true" />} onClick={print}>
        {t('common.print')}
      </QuietButton>
    );
  }
  return (
    <button type="button" className={styles.button} onClick={print}>
      {t('common.print')}
    </button>
  );
}
