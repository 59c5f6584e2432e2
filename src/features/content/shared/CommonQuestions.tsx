import { Link } from '@umijs/max';
import Loaded from '@/components/Loaded';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useT } from '@/hooks/useT';
import { searchQuestions } from '@/services/content';
import { questionPath } from './paths';
import styles from './ShortList.module.css';

/** The first questions, each a link to its open answer; loads its own data. `limit`: how many at most. */
export default function CommonQuestions({ limit = 5 }: { limit?: number }) {
  const t = useT();
  const { data, error, isLoading, refresh } = useLatestRequest(
    (signal) => searchQuestions({ current: 1, pageSize: limit }, { signal }),
    [limit],
  );
  return (
    <Loaded
      list={data?.list}
      skeleton={limit}
      {...{ error, isLoading, refresh }}
      failureTitle={t('content.questions.failed')}
      empty={{ title: t('content.questions.empty'), hint: t('content.questions.emptyHint') }}
    >
      {(questions) => (
        <ul className="lines">
          {questions.map(({ id, question }) => (
            <li key={id}>
              <Link className={styles.link} lang="zh-CN" to={questionPath(id)}>
                {question}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
