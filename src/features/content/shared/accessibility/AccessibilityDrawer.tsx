import { useModel } from '@umijs/max';
import { Checkbox, Radio } from 'antd';
import { useId } from 'react';
import Drawer from '@/components/Drawer';
import { useOverlay } from '@/hooks/useOverlay';
import { useT } from '@/hooks/useT';
import { textSizes } from '../../../../../config/theme';
import styles from './Accessibility.module.css';
import ReadAloud from './ReadAloud';
import Statement from './Statement';

/** Size of the text, contrast, reading aloud, and the accessibility statement (`?accessibility=1`). */
export default function AccessibilityDrawer() {
  const t = useT();
  const id = useId();
  const leave = useOverlay('accessibility');
  const { look, setTextSize, setContrast } = useModel('preferences');
  return (
    <Drawer title={t('accessibility.title')} onLeave={leave}>
      <div className={styles.parts}>
        <section aria-labelledby={id}>
          <h3 id={id}>{t('accessibility.size')}</h3>
          <Radio.Group
            aria-labelledby={id}
            value={look.textSize}
            onChange={({ target }) => setTextSize(target.value)}
            options={textSizes.map((size) => ({ value: size, label: `${size}%` }))}
          />
          <Checkbox
            checked={look.hasContrast}
            onChange={({ target }) => setContrast(target.checked)}
          >
            {t('accessibility.contrast')}
          </Checkbox>
          <p className="quiet">{t('accessibility.kept')}</p>
        </section>
        {'speechSynthesis' in window && <ReadAloud />}
        <Statement />
      </div>
    </Drawer>
  );
}
