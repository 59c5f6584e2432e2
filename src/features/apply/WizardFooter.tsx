import { Button } from 'antd';
import type { ReactNode } from 'react';
import ActionError from '@/components/ActionError';
import ActionLink from '@/components/ActionLink';
import BusyButton from '@/components/BusyButton';
import StickyFooter from '@/components/StickyFooter';
import { editorHrefFor } from '@/features/resume/shared/entrances';
import { useT } from '@/hooks/useT';
import type { DeliveryDraft, WizardPage } from '@/services/types';
import type { useStepDraft } from './stepDraft';
import type { useStepSave } from './useStepSave';
import type { useWizard } from './useWizard';
import styles from './Wizard.module.css';
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
  /** The page whose gaps in the résumé stop this step: the main button leads to where they are filled in. */
  gapsOf?: WizardPage;
  label?: string;
  /** The step's own message about the last press. */
  message?: ReactNode;
}

/** The buttons for back and for save and continue, which submits the step's form. */
export default function WizardFooter(props: WizardFooterProps) {
  const { wizard, saving, gapsOf, label, message } = props;
  const t = useT();
  const { step, isCorrecting, go } = wizard;
  const [gap] = gapsOf?.gaps ?? [];
  const previous = isCorrecting ? 'check' : step && neighbours(step).previous;
  return (
    <StickyFooter message={message ?? <ActionError error={saving.failure} />}>
      {previous && (
        <Button size="large" onClick={() => go(previous)} disabled={saving.isSaving}>
          {t('apply.previous')}
        </Button>
      )}
      {gapsOf && gap ? (
        <span className={styles.fill}>
          <ActionLink isMain to={editorHrefFor(gapsOf.kind, gapsOf.targetId, gap.field)}>
            {t('apply.gaps.fill')}
          </ActionLink>
        </span>
      ) : (
        <BusyButton size="large" type="primary" htmlType="submit" isBusy={saving.isSaving}>
          {label ?? t('apply.saveAndContinue')}
        </BusyButton>
      )}
    </StickyFooter>
  );
}
