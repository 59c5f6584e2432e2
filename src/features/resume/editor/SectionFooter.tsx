import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { type ComponentProps, memo } from 'react';
import ActionError from '@/components/ActionError';
import BusyButton from '@/components/BusyButton';
import StickyFooter from '@/components/StickyFooter';
import { useT } from '@/hooks/useT';
import { isSecondPress } from '@/utils/secondPress';
import { partsOfPath } from '../shared/corrections';
import type { EntranceKind } from '../shared/entrances';
import { useFieldWords } from '../shared/useFieldWords';
import styles from './Editor.module.css';
import SavedLine from './SavedLine';
import type { Corrections } from './useCorrections';

interface SectionFooterProps extends ComponentProps<typeof SavedLine> {
  kind: EntranceKind;
  hasNext: boolean;
  /** The corrections of a returned delivery. */
  corrections: Corrections | undefined;
  /** Whether this section or another one has unsaved work. */
  hasUnsaved: boolean;
  onNext: () => void;
  onBack: () => void;
  onSave: () => void;
}

/** The buttons below a section; each of them saves it. */
function SectionFooter(props: SectionFooterProps) {
  const { kind, hasNext, corrections, hasUnsaved, onNext, onBack, onSave, ...saving } = props;
  const t = useT();
  const isReady = corrections !== undefined && !hasUnsaved && !corrections.isUntouched;
  return (
    <StickyFooter
      message={
        <>
          <SavedLine {...saving} />
          {corrections && <CorrectionStatus corrections={corrections} hasUnsaved={hasUnsaved} />}
        </>
      }
    >
      <Flex wrap gap="8px 12px" justify="flex-end" className={styles.buttons}>
        {hasNext && kind !== 'delivery' && (
          <Button
            size="large"
            type={kind === 'own' ? 'primary' : 'default'}
            onClick={(event) => isSecondPress(event) || onNext()}
          >
            {t('resume.saveAndNext')}
          </Button>
        )}
        {kind !== 'own' && kind !== 'delivery' && (
          <Button size="large" onClick={(event) => isSecondPress(event) || onBack()}>
            {t(`resume.saveAndBack.${kind}`)}
          </Button>
        )}
        <BusyButton
          size="large"
          type={isReady || (hasNext && kind === 'own') ? 'default' : 'primary'}
          isBusy={saving.isSaving}
          onClick={onSave}
        >
          {t('resume.save')}
        </BusyButton>
        {corrections && (
          <BusyButton
            size="large"
            type={isReady ? 'primary' : 'default'}
            disabled={!isReady}
            isBusy={corrections.isSending}
            aria-describedby="resume-correction-status"
            onClick={() => void corrections.send()}
          >
            {t('resume.correction.send')}
          </BusyButton>
        )}
      </Flex>
    </StickyFooter>
  );
}

/**
 * Shown beside the button: why the résumé cannot be sent, which requested fields are unchanged, and what the server
 * refused.
 */
function CorrectionStatus(props: { corrections: Corrections; hasUnsaved: boolean }) {
  const { corrections, hasUnsaved } = props;
  const t = useT();
  const wordsOf = useFieldWords();
  const { unchanged, isUntouched, refused, failure, hrefOf } = corrections;
  const names = unchanged.map(wordsOf).join(t('common.listSeparator'));
  return (
    <>
      <p id="resume-correction-status" className="quiet">
        {hasUnsaved
          ? t('resume.correction.saveFirst')
          : names && t(`resume.correction.${isUntouched ? 'untouched' : 'unchanged'}`, { names })}
      </p>
      {refused.length > 0 && (
        <div role="alert" className={styles.refused}>
          <p>{t('resume.correction.refused')}</p>
          <ul>
            {refused.map(({ field, message }) => (
              <li key={field}>
                <Link to={hrefOf(partsOfPath(field).section, field)} lang="zh-CN">
                  {message}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ActionError error={failure} />
    </>
  );
}

export default memo(SectionFooter);
