import { code, keyword, listCodec, named, page } from '@/utils/listCodec';

/** The filters of the list of enterprises, in the same URL as the filters of the positions. */
export interface EnterpriseState {
  keyword: string;
  nature?: string;
  industry?: string;
  regionCode?: string;
  /** The page number, from 1. */
  current: number;
}

/** Parameter names that the positions' filters do not use. */
const params = {
  keyword: named('unitName', keyword),
  nature: named('unitNature', code),
  industry: named('unitIndustry', code),
  regionCode: named('unitRegion', code),
  current: named('unitPage', page),
};

/** The parameters of the list of enterprises; a change of the positions' filters keeps them. */
export const enterpriseParams = Object.values(params).flatMap(({ name = [] }) => name);

export const enterpriseList = listCodec<EnterpriseState>(params, { keep: 'others' });
