import {
  actOf,
  begin,
  candidateActs,
  candidateActsNow,
  reviewerMoves,
  statesOf,
  statusNow,
  type TableMove,
  tableMoves,
  tableStates,
} from './lifecycleMoves';

const nameOf = ({ kind, from, by, to }: TableMove) => `${kind} ${from} → ${to} (${by})`;
const tested = new Set<string>();
const refused = new Set<string>();

/** Every reviewer's move from every state to every other that no row of the tables allows. */
const refusedMoves = tableStates.flatMap(([kind, from]) =>
  [...statesOf(kind), 'removed', 'constructor'].flatMap((to) => {
    const isAllowed = tableMoves.some(
      (move) =>
        move.kind === kind && move.from === from && move.by === 'reviewer' && move.to === to,
    );
    return isAllowed ? [] : [{ kind, from, to }];
  }),
);

/** Every act of the candidate in every state whose row has no such move. */
const refusedActs = tableStates.flatMap(([kind, from]) =>
  candidateActs.flatMap((act) => {
    const isAllowed = tableMoves.some(
      (move) =>
        move.kind === kind && move.from === from && move.by === 'candidate' && actOf(move) === act,
    );
    return isAllowed ? [] : [{ kind, from, act }];
  }),
);

describe('every move of the lifecycle tables is made', () => {
  test.each(tableMoves.map((move) => [nameOf(move), move] as const))('%s', async (name, move) => {
    const { caller, delivery } = await begin(move.kind, move.from);
    const outcome =
      move.by === 'reviewer'
        ? await reviewerMoves(caller, delivery, move.to)
        : await candidateActsNow(caller, delivery, actOf(move));
    expect(outcome).toEqual({});
    expect(await statusNow(caller, delivery.id)).toBe(move.to);
    tested.add(name);
  });

  test(`transitions tested ${tableMoves.length} of ${tableMoves.length}`, () => {
    // Counted by hand (docs/product.md, Lifecycles), withdrawals included: 41 of a position, 5 of an activity.
    expect(tableMoves.filter(({ kind }) => kind === 'position')).toHaveLength(41);
    expect(tableMoves.filter(({ kind }) => kind === 'activity')).toHaveLength(5);
    expect([...tested].sort()).toEqual(tableMoves.map(nameOf).sort());
  });
});

describe('every other move is refused and changes nothing', () => {
  test.each(tableStates)('%s %s', async (kind, from) => {
    const { caller, delivery } = await begin(kind, from);
    for (const move of refusedMoves.filter((one) => one.kind === kind && one.from === from)) {
      const { code } = await reviewerMoves(caller, delivery, move.to);
      expect({ ...move, code }).toEqual({ ...move, code: 'NOT_ALLOWED' });
      expect(await statusNow(caller, delivery.id)).toBe(from);
      refused.add(`${kind} ${from} reviewer ${move.to}`);
    }
    for (const { act } of refusedActs.filter((one) => one.kind === kind && one.from === from)) {
      const { code } = await candidateActsNow(caller, delivery, act);
      // Sending again is no error: it answers the delivery (contract: wizard/apply).
      expect({ act, code }).toEqual({ act, code: act === 'apply' ? undefined : 'NOT_ALLOWED' });
      expect(await statusNow(caller, delivery.id)).toBe(from);
      refused.add(`${kind} ${from} candidate ${act}`);
    }
  });

  const total = refusedMoves.length + refusedActs.length;
  test(`refusals tested ${total} of ${total}`, () => {
    expect(refused.size).toBe(total);
  });
});
