import { PrinterOutlined } from '@ant-design/icons';
import { useT } from '@/hooks/useT';
import { isBeyondApp } from '@/utils/appLimits';
import PlainButton, { type LookProps } from './PlainButton';

const quiet = {
  look: 'quiet',
  icon: <PrinterOutlined aria-hidden="true" />,
  style: { flex: 'auto' },
} as const;

interface PrintButtonProps extends Pick<LookProps, 'size'> {
  /** Less prominent, beside the page's main action. */
  isQuiet?: boolean;
}

/** Prints the current page, or saves it as a PDF; the print styles say what is printed. */
export default function PrintButton({ isQuiet, size }: PrintButtonProps) {
  const t = useT();
  return (
    <PlainButton
      {...(isQuiet && quiet)}
      size={size}
      onClick={() => isBeyondApp('print') || window.print()}
    >
      {t('common.print')}
    </PlainButton>
  );
}
