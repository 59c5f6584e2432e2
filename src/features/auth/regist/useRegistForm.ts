import { useLocation, useNavigate } from '@umijs/max';
import { useEffect, useState } from 'react';
import { useFormFields } from '@/hooks/useFormFields';
import type { Agreement } from '@/services/types';
import { readTab, writeTab } from '@/utils/tabStore';
import { draftFrom, type RegistStep, type RegistValues, type RegistWay } from './registSteps';

const tabKey = 'regist';

/** What is typed over all steps of a registration; kept in the tab but for code and password. The step is in the URL. */
export function useRegistForm() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [draft] = useState(() => draftFrom(readTab(tabKey)));
  const [way, setWay] = useState<RegistWay>(draft.way);
  const [agreed, setAgreed] = useState<readonly Agreement[]>(draft.agreed);
  const { loginName, mobile, email } = draft;
  const fields = useFormFields<keyof RegistValues>({
    ...{ loginName, mobile, email },
    code: '',
    password: '',
  });
  const { values } = fields;

  useEffect(() => {
    const typed = { loginName: values.loginName, mobile: values.mobile, email: values.email };
    const isBegun = agreed.length > 0 || Object.values(typed).some((text) => text !== '');
    if (isBegun) writeTab(tabKey, { way, ...typed, agreed });
  }, [way, agreed, values.loginName, values.mobile, values.email]);

  const query = new URLSearchParams(search);
  const wanted = query.get('step');
  const go = (step: RegistStep, options?: { replace: boolean; state?: unknown }) => {
    query.set('step', step);
    fields.forgive();
    navigate(`?${query}`, options);
  };
  const agree = (one: Agreement, isAgreed: boolean) => {
    const others = agreed.filter(({ docId }) => docId !== one.docId);
    setAgreed(isAgreed ? [...others, { docId: one.docId, version: one.version }] : others);
  };
  /** The code was sent to the other way: it is of no use here. */
  const chooseWay = (next: RegistWay) => {
    setWay(next);
    fields.change('code', '');
  };
  return { ...fields, way, chooseWay, agreed, agree, wanted, go };
}
