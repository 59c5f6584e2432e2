import { Button } from 'antd';
import type { ReactNode } from 'react';
import ActionError from '@/components/ActionError';
import BusyButton from '@/components/BusyButton';
import StickyFooter from '@/components/StickyFooter';
import { useT } from '@/hooks/useT';
import type { DeliveryDraft, WizardPage } from '@/services/types';
import type { useStepDraft } from './stepDraft';
import type { useStepSave } from './useStepSave';
import type { useWizard } from './useWizard';
import { neighbours } from './wizardSteps';

/** What each step works with. */
export interface StepProps {
  wizard: ReturnType<typeof useWizard>;
  saving: ReturnType<typeof useStepSave>;
  draft: ReturnType<typeof useStepDraft>;
  page: WizardPage;
  limit: DeliveryDraft['limit'];
}

interface WizardFooterProps extends Pick<StepProps, 'wizard'> {
  saving: Pick<StepProps['saving'], 'isSaving' | 'failure'>;
  isBlocked?: boolean;
  label?: string;
  /** The step's own message about the last press. */
  message?: ReactNode;
}

/** The buttons for back and for save and continue, which submits the step's form. */
export default function WizardFooter(props: WizardFooterProps) {
  const { wizard, saving, isBlocked, label, message } = props;
  const t = useT();
  const { step, isCorrecting, go } = wizard;
  const previous = isCorrecting ? 'check' : step && neighbours(step).previous;
  return (
    <StickyFooter message={message ?? <ActionError error={saving.failure} />}>
      {previous && (
        <Button size="large" onClick={() => go(previous)} disabled={saving.isSaving}>
          {t('apply.previous')}
        </Button>
      )}
      <BusyButton
        size="large"
        type="primary"
        htmlType="submit"
        isBusy={saving.isSaving}
        disabled={isBlocked}
      >
        {label ?? t('apply.saveAndContinue')}
      </BusyButton>
    </StickyFooter>
  );
}
