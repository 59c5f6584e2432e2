import { Button, Flex } from 'antd';
import BusyButton from '@/components/BusyButton';
import { useT } from '@/hooks/useT';
import styles from './Wizard.module.css';

interface StepFootProps {
  onBack?: () => void;
  isSaving: boolean;
  isBlocked?: boolean;
  label?: string;
}

/** Back, and save and continue: the step's own form is submitted by the main button. */
export default function StepFoot({ onBack, isSaving, isBlocked, label }: StepFootProps) {
  const t = useT();
  return (
    <Flex gap={12} justify="flex-end" className={styles.foot}>
      {onBack && (
        <Button size="large" onClick={onBack} disabled={isSaving}>
          {t('apply.previous')}
        </Button>
      )}
      <BusyButton
        size="large"
        type="primary"
        htmlType="submit"
        isBusy={isSaving}
        disabled={isBlocked}
      >
        {label ?? t('apply.saveAndContinue')}
      </BusyButton>
    </Flex>
  );
}
