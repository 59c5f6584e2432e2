import { Flex, Radio } from 'antd';
import { useId, useSyncExternalStore } from 'react';
import PlainButton from '@/components/PlainButton';
import { useT } from '@/hooks/useT';
import { rates, reading } from './reading';

/** Reads the page's main text aloud: play, pause, slower, end. */
export default function ReadAloud() {
  const t = useT();
  const id = useId();
  const { is, rate } = useSyncExternalStore(reading.subscribe, reading.read);
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('accessibility.reading')}</h3>
      <Flex wrap gap={8}>
        <PlainButton
          look="outlined"
          onClick={is === 'playing' ? reading.pause : reading.play}
          aria-describedby={`${id}-hint`}
        >
          {t(`accessibility.reading.${is}`)}
        </PlainButton>
        {is !== 'idle' && (
          <PlainButton onClick={reading.stop}>{t('accessibility.reading.stop')}</PlainButton>
        )}
      </Flex>
      <p id={`${id}-hint`} className="quiet">
        {t('accessibility.reading.hint')}
      </p>
      <Radio.Group
        aria-label={t('accessibility.reading.speed')}
        value={rate}
        onChange={({ target }) => reading.setRate(target.value)}
        options={rates.map((one) => ({
          value: one,
          label: t(`accessibility.reading.speed.${one}`),
        }))}
      />
    </section>
  );
}
