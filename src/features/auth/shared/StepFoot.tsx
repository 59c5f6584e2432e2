import { Button } from 'antd';
import BusyButton from '@/components/BusyButton';
import { useT } from '@/hooks/useT';
import styles from './AuthForm.module.css';

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
    <div className={styles.foot}>
      {onBack && (
        <Button size="large" disabled={isBusy} onClick={onBack}>
          {t('regist.previous')}
        </Button>
      )}
      <BusyButton htmlType="submit" type="primary" size="large" isBusy={isBusy}>
        {isBusy ? busyLabel : label}
      </BusyButton>
    </div>
  );
}
