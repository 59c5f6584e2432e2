import { Link } from '@umijs/max';
import { Flex } from 'antd';
import NewCount from '../search/NewCount';
import type { SavedSearch } from './savedSearches';

/** Saved searches with the number of new positions in each. */
export default function SavedNews({ searches }: { searches: readonly SavedSearch[] }) {
  return (
    <ul className="lines">
      {searches.map((saved) => (
        <Flex
          component="li"
          key={saved.href}
          gap="0 16px"
          wrap
          align="center"
          justify="space-between"
          style={{ padding: '0 var(--inset)' }}
        >
          <Link to={saved.href} style={{ flex: 'auto', minWidth: 0, lineHeight: '44px' }}>
            {saved.name}
          </Link>
          <NewCount saved={saved} />
        </Flex>
      ))}
    </ul>
  );
}
