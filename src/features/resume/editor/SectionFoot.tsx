import { Button } from 'antd';
import { memo } from 'react';
import BusyButton from '@/components/BusyButton';
import { useT } from '@/hooks/useT';
import type { EntranceKind } from '../shared/entrances';
import styles from './Editor.module.css';

interface SectionFootProps {
  kind: EntranceKind;
  hasNext: boolean;
  isSaving: boolean;
  onNext: () => void;
  onBack: () => void;
  onSave: () => void;
}

/** The ways on from a section, each of which saves it. */
function SectionFoot({ kind, hasNext, isSaving, onNext, onBack, onSave }: SectionFootProps) {
  const t = useT();
  return (
    <div className={styles.foot}>
      {hasNext && (
        <Button size="large" onClick={onNext}>
          {t('resume.saveAndNext')}
        </Button>
      )}
      {kind !== 'own' && (
        <Button size="large" onClick={onBack}>
          {t(`resume.saveAndBack.${kind}`)}
        </Button>
      )}
      <BusyButton size="large" type="primary" isBusy={isSaving} onClick={onSave}>
        {t('resume.save')}
      </BusyButton>
    </div>
  );
}

export default memo(SectionFoot);
