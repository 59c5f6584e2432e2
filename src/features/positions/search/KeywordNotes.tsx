import { Link } from '@umijs/max';
import { useT } from '@/hooks/useT';
import type { PositionPage } from '@/services/types';
import inText from '../shared/InText.module.css';

interface KeywordNotesProps {
  found: PositionPage;
  hrefOf: (keyword: string) => string;
}

/** How the server read the keyword: the probable spelling, and words that it left out (contract: search). */
export default function KeywordNotes({ found, hrefOf }: KeywordNotesProps) {
  const t = useT();
  const { suggestion, dropped = [] } = found;
  if (!suggestion && dropped.length === 0) return null;
  return (
    <div style={{ marginBlockEnd: 8 }} role="status">
      {dropped.length > 0 && (
        <p style={{ margin: 0 }}>
          {t('positions.keyword.dropped')}{' '}
          <span lang="zh-CN">{dropped.join(t('common.listSeparator'))}</span>
        </p>
      )}
      {suggestion && (
        <p style={{ margin: 0 }}>
          {t('positions.keyword.suggestion')}{' '}
          <Link
            className={inText.link}
            style={{ fontWeight: 600 }}
            to={hrefOf(suggestion)}
            lang="zh-CN"
          >
            {suggestion}
          </Link>
        </p>
      )}
    </div>
  );
}
