import { SearchOutlined } from '@ant-design/icons';
import { useState } from 'react';
import KeywordField from '@/components/KeywordField';
import UnitSuggestions from '@/features/enterprises/shared/suggest/UnitSuggestions';
import { useUnitSuggest } from '@/features/enterprises/shared/suggest/useUnitSuggest';
import { useT } from '@/hooks/useT';
import styles from './KeywordBox.module.css';
import { keywordLimit } from './urlState';

interface KeywordBoxProps {
  keyword: string;
  onSearch: (keyword: string, how: 'typed' | 'submitted') => void;
}

/** The keyword of the search, with units suggested while it is typed. */
export default function KeywordBox({ keyword, onSearch }: KeywordBoxProps) {
  const t = useT();
  const [typed, setTyped] = useState(keyword);
  const suggest = useUnitSuggest(typed);
  return (
    <div className={styles.box}>
      <KeywordField
        isWide
        label={t('positions.search.keyword')}
        placeholder={t('positions.search.keywordHint')}
        submitLabel={
          <>
            <SearchOutlined aria-hidden="true" />
            {t('positions.search.submit')}
          </>
        }
        keyword={keyword}
        limit={keywordLimit}
        onSearch={onSearch}
        inputProps={suggest.inputProps}
        onType={(text) => {
          setTyped(text);
          suggest.open();
        }}
        onSubmit={suggest.close}
      />
      <UnitSuggestions {...suggest.list} />
    </div>
  );
}
