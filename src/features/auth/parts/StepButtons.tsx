import { Button, Flex } from 'antd';
import BusyButton from '@/components/BusyButton';
import { useT } from '@/hooks/useT';

interface StepButtonsProps {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  /** Absent in the first step. */
  onBack?: () => void;
}

/** The main button of a step, and the back button. */
export default function StepButtons({ label, busyLabel, isBusy, onBack }: StepButtonsProps) {
  const t = useT();
  return (
    <Flex gap={12}>
      {onBack && (
        <Button size="large" disabled={isBusy} onClick={onBack}>
          {t('regist.previous')}
        </Button>
      )}
      {/* The main button takes the rest of the row. */}
      <BusyButton block htmlType="submit" type="primary" size="large" isBusy={isBusy}>
        {isBusy ? busyLabel : label}
      </BusyButton>
    </Flex>
  );
}
