import Related from '../detail/Related';

/** Positions like this one, for screens beyond the position's own. */
export default function SimilarPositions({ recruitmentId }: { recruitmentId: string }) {
  return <Related recruitmentId={recruitmentId} />;
}
