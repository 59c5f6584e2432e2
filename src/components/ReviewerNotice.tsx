import { useT } from '@/hooks/useT';
import State from './State';

/** Tells a reviewer that this screen is for candidates (docs/product.md, Guards). */
export default function ReviewerNotice({ headingLevel }: { headingLevel: 1 | 2 }) {
  const t = useT();
  return (
    <State
      isFramed={headingLevel === 2}
      headingLevel={headingLevel}
      title={t('frame.guard.reviewer.title')}
      hint={t('frame.guard.reviewer.hint')}
      action={{ label: t('frame.guard.reviewer.action'), to: '/home' }}
    />
  );
}
