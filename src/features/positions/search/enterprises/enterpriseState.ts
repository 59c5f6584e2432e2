import { code, keyword, listCodec, named, page } from '@/utils/listCodec';

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

/** The filters of the list of enterprises, in the same URL as the filters of the positions. */
export const enterpriseList = listCodec(params, { keep: 'others' });
