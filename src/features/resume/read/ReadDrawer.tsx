import { Button, Flex, Progress } from 'antd';
import { useState } from 'react';
import Drawer from '@/components/Drawer';
import { usePageFocus } from '@/hooks/usePageFocus';
import { useT } from '@/hooks/useT';
import { showMessage } from '@/request/feedback';
import type { ResumeSectionKey } from '@/services/types';
import type { ResumeFormState } from '../editor/useResumeForm';
import { resumeSections } from '../shared/sections';
import ChoiceList from './ChoiceList';
import { type Choice, choicesOf, withTaken } from './choices';
import SourcePicker from './SourcePicker';
import { type PaperState, usePaper } from './usePaper';

const steps: readonly PaperState['step'][] = ['choose', 'read', 'take'];

export interface ReadDrawerProps {
  state: ResumeFormState;
  /** The sections that the page has fields for; all by default. */
  only?: readonly ResumeSectionKey[];
  onLeave: () => void;
}

/** Fills the form from a file or a pasted text, with what the person takes of it. Nothing is sent or stored before that. */
export default function ReadDrawer({ state, only, onLeave }: ReadDrawerProps) {
  const t = useT();
  const paper = usePaper();
  // Kept for another try.
  const [text, setText] = useState('');
  const { state: reading } = paper;
  // The button that was pressed is gone.
  const place = usePageFocus<HTMLDivElement>(steps.indexOf(reading.step));
  const proposals = reading.step === 'take' ? reading.proposals : [];
  const choices = choicesOf(
    proposals.filter(({ section }) => only?.includes(section) ?? true),
    state.read,
    state.lockedFieldsOf,
  );
  const take = (taken: readonly Choice[]) => {
    for (const { key } of resumeSections) {
      const own = taken.filter(({ section }) => section === key);
      if (own.length > 0) state.put(key, withTaken(state.read(key), own));
    }
    showMessage('success', t('resume.read.taken', { count: taken.length }));
    onLeave();
  };
  return (
    <Drawer title={t('resume.read.title')} width={720} onLeave={onLeave}>
      <p>{t('resume.read.private')}</p>
      <div ref={place} tabIndex={-1} className="landing">
        {reading.step === 'choose' && (
          <SourcePicker
            failure={reading.failure}
            text={text}
            onText={setText}
            onFile={paper.takeFile}
            onRead={() => paper.takeText(text)}
          />
        )}
        {reading.step === 'read' && (
          <Flex vertical gap={12} align="flex-start">
            <p role="status">{t('resume.read.running')}</p>
            {reading.count > 0 && (
              <Progress
                aria-label={t('resume.read.pages', { page: reading.page, count: reading.count })}
                percent={Math.round((100 * reading.page) / reading.count)}
              />
            )}
            <Button onClick={paper.back}>{t('common.cancel')}</Button>
          </Flex>
        )}
        {reading.step === 'take' && (
          <ChoiceList
            choices={choices}
            isPartial={only !== undefined}
            onTake={take}
            onBack={paper.back}
          />
        )}
      </div>
    </Drawer>
  );
}
