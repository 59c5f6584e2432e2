import { Button } from 'antd';
import type { ReactNode } from 'react';
import ActionError from '@/components/ActionError';
import BusyButton from '@/components/BusyButton';
import StickyFooter from '@/components/StickyFooter';
import { useT } from '@/hooks/useT';

interface WizardFooterProps {
  onBack?: () => void;
  isSaving: boolean;
  isBlocked?: boolean;
  label?: string;
  /** The error of the last press. */
  failure?: unknown;
  /** The step's own message about the last press. */
  message?: ReactNode;
}

/** The buttons for back and for save and continue, which submits the step's form. */
export default function WizardFooter(props: WizardFooterProps) {
  const { onBack, isSaving, isBlocked, label, failure, message } = props;
  const t = useT();
  return (
    <StickyFooter message={message ?? <ActionError error={failure} />}>
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
    </StickyFooter>
  );
}
