import { useLocation, useNavigate } from '@umijs/max';
import { useId } from 'react';
import KeywordField from '@/components/KeywordField';
import LinkTabs from '@/components/LinkTabs';
import PageHead from '@/components/PageHead';
import Pager from '@/components/Pager';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { usePageFocus } from '@/hooks/usePageFocus';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import { searchQuestions } from '@/services/content';
import type { QuestionCategory } from '@/services/types';
import styles from './ListScreen.module.css';
import LinkedQuestion from './questions/LinkedQuestion';
import QuestionItem from './questions/QuestionItem';
import {
  formatQuestions,
  keywordLimit,
  openIdOf,
  parseQuestions,
  questionQueryOf,
  withFilters,
} from './questions/questionState';
import ListState from './shared/ListState';
import { categories, categoryKeys } from './shared/labels';

const codec = { parse: parseQuestions, format: formatQuestions };

/** Questions by category and keyword; the one open answer is in the hash, so that it can be linked (spec §2). */
export default function QuestionsScreen() {
  const t = useT();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { state, hrefOf, go, goTyping } = useUrlState(codec);
  const query = questionQueryOf(state);
  const { data, error, isLoading, refresh } = useLatestRequest(
    (signal) => searchQuestions(query, { signal }),
    [JSON.stringify(query)],
  );
  const openId = openIdOf(hash);
  const isElsewhere = openId && data && !isLoading && !data.list.some(({ id }) => id === openId);
  const isBeyond = data !== undefined && data.total > 0 && data.list.length === 0;
  const headingId = useId();
  const heading = usePageFocus<HTMLHeadingElement>(state.current);

  const toggle = (id: string) =>
    navigate(hrefOf(state) + (id === openId ? '' : `#${id}`), { replace: true });

  const categoryTab = (category: QuestionCategory | undefined) => ({
    key: category ?? 'all',
    label: t(category ? categoryKeys[category] : 'common.all'),
    to: hrefOf(withFilters(state, { category })),
    isCurrent: state.category === category,
  });

  return (
    <>
      <PageHead title={t('content.questions.title')} intro={t('content.questions.intro')} />
      <LinkTabs
        label={t('content.questions.categories')}
        tabs={[categoryTab(undefined), ...categories.map(categoryTab)]}
      />
      <div className={styles.filters}>
        <KeywordField
          label={t('content.questions.search')}
          placeholder={t('content.questions.searchHint')}
          submitLabel={t('content.search')}
          keyword={state.keyword}
          limit={keywordLimit}
          onSearch={(keyword, how) =>
            (how === 'typed' ? goTyping : go)(withFilters(state, { keyword }))
          }
        />
      </div>
      {isElsewhere && <LinkedQuestion id={openId} onToggle={toggle} />}
      <section aria-labelledby={headingId}>
        <h2 ref={heading} id={headingId} className={styles.heading} tabIndex={-1}>
          {t('content.results')}
        </h2>
        <p className={styles.count} role="status">
          {isLoading
            ? t('content.counting')
            : data && !error && t('content.questions.count', { count: data.total })}
        </p>
        <div className={styles.list}>
          <ListState
            list={data?.list}
            rows={8}
            {...{ error, isLoading, refresh }}
            failureTitle={t('content.questions.failed')}
            empty={{
              title: t(isBeyond ? 'content.beyond' : 'content.questions.none'),
              hint: t('content.questions.noneHint'),
              action: { label: t('content.questions.showAll'), to: '/questionandanswer' },
            }}
          >
            {(questions) => (
              <ul className={styles.rows}>
                {questions.map((question) => (
                  <li key={question.id}>
                    <QuestionItem
                      question={question}
                      keyword={state.keyword}
                      isOpen={question.id === openId}
                      isCategoryShown={!state.category}
                      onToggle={toggle}
                    />
                  </li>
                ))}
              </ul>
            )}
          </ListState>
        </div>
        {data && !error && !isBeyond && (
          <Pager
            current={data.current}
            pageSize={data.pageSize}
            total={data.total}
            hrefOf={(current) => hrefOf({ ...state, current })}
          />
        )}
      </section>
    </>
  );
}
