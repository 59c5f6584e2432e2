import { Button, Flex } from 'antd';
import BusyButton from '@/components/BusyButton';
import { useT } from '@/hooks/useT';

interface StepFootProps {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  /** Absent on the first step. */
  onBack?: () => void;
}

/** The main button of a step, and the way back. */
export default function StepFoot({ label, busyLabel, isBusy, onBack }: StepFootProps) {
  const t = useT();
  return (
    <Flex gap={12}>
      {onBack && (
        <Button size="large" disabled={isBusy} onClick={onBack}>
          {t('regist.previous')}
        </Button>
      )}
      {/* Takes what the way back leaves. */}
      <BusyButton block htmlType="submit" type="primary" size="large" isBusy={isBusy}>
        {isBusy ? busyLabel : label}
      </BusyButton>
    </Flex>
  );
}
