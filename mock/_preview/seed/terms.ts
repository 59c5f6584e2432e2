/** One entry of a term. */
export interface TermEntry {
  code: string;
  label: string;
}

const entries = (pairs: readonly (readonly [code: string, label: string])[]): TermEntry[] =>
  pairs.map(([code, label]) => ({ code, label }));

const numbered = (labels: readonly string[]): TermEntry[] =>
  labels.map((label, index) => ({ code: String(index + 1).padStart(2, '0'), label }));

/**
 * Terms fixed in the product, by term key: codes never change (docs/product.md, Résumé sections).
 * The 13 of `political` carry the codes of GB/T 4762-1984, the 56 of `ethnicity` those of GB/T 3304-1991,
 * gender, marital status and health those of GB/T 2261 (parts 1 to 3),
 * the 13 of `majorCategory` those of the national catalogue of disciplines (2011).
 */
export const fixedTerms: Record<string, TermEntry[]> = {
  education: entries([
    ['doctor', '博士研究生'],
    ['master', '硕士研究生'],
    ['bachelor', '大学本科'],
    ['college', '大学专科'],
    ['secondary', '中专'],
    ['high', '高中'],
    ['other', '其他'],
  ]),
  degree: entries([
    ['doctor', '博士'],
    ['master', '硕士'],
    ['bachelor', '学士'],
    ['none', '无'],
  ]),
  studyMode: entries([
    ['fullTime', '全日制'],
    ['partTime', '非全日制'],
  ]),
  gender: entries([
    ['1', '男'],
    ['2', '女'],
  ]),
  idType: entries([
    ['resident', '居民身份证'],
    ['officer', '军官证'],
    ['soldier', '士兵证'],
    ['passport', '护照'],
    ['hkmo', '港澳居民来往内地通行证'],
    ['taiwan', '台湾居民来往大陆通行证'],
  ]),
  political: numbered([
    '中国共产党党员',
    '中国共产党预备党员',
    '中国共产主义青年团团员',
    '中国国民党革命委员会会员',
    '中国民主同盟盟员',
    '中国民主建国会会员',
    '中国民主促进会会员',
    '中国农工民主党党员',
    '中国致公党党员',
    '九三学社社员',
    '台湾民主自治同盟盟员',
    '无党派民主人士',
    '群众',
  ]),
  maritalStatus: entries([
    ['10', '未婚'],
    ['20', '已婚'],
    ['30', '丧偶'],
    ['40', '离婚'],
  ]),
  source: entries([
    ['graduate', '应届毕业生'],
    ['pastGraduate', '非应届毕业生'],
    ['social', '社会人才'],
    ['veteran', '退役军人'],
    ['spouse', '现役军人配偶'],
    ['martyrFamily', '烈士及因公牺牲军人配偶子女'],
  ]),
  ethnicity: numbered(
    (
      '汉族 蒙古族 回族 藏族 维吾尔族 苗族 彝族 壮族 布依族 朝鲜族 满族 侗族 瑶族 白族 土家族 哈尼族 哈萨克族 傣族 黎族 ' +
      '傈僳族 佤族 畲族 高山族 拉祜族 水族 东乡族 纳西族 景颇族 柯尔克孜族 土族 达斡尔族 仫佬族 羌族 布朗族 撒拉族 毛南族 ' +
      '仡佬族 锡伯族 阿昌族 普米族 塔吉克族 怒族 乌孜别克族 俄罗斯族 鄂温克族 德昂族 保安族 裕固族 京族 塔塔尔族 独龙族 ' +
      '鄂伦春族 赫哲族 门巴族 珞巴族 基诺族'
    ).split(' '),
  ),
  health: entries([
    ['10', '健康'],
    ['20', '一般'],
    ['30', '有慢性病'],
    ['60', '残疾'],
  ]),
  majorCategory: numbered(
    '哲学 经济学 法学 教育学 文学 历史学 理学 工学 农学 医学 军事学 管理学 艺术学'.split(' '),
  ),
  arrival: entries([
    ['now', '随时到岗'],
    ['week', '一周内'],
    ['month', '一个月内'],
    ['quarter', '三个月内'],
    ['later', '待定'],
  ]),
  dischargeMode: entries([
    ['discharged', '自主就业'],
    ['assigned', '安排工作'],
    ['transferred', '转业'],
    ['demobilised', '复员'],
    ['monthly', '逐月领取退役金'],
    ['retired', '退休'],
    ['supported', '供养'],
  ]),
  language: entries([
    ['en', '英语'],
    ['ru', '俄语'],
    ['ja', '日语'],
    ['fr', '法语'],
    ['de', '德语'],
    ['es', '西班牙语'],
    ['ar', '阿拉伯语'],
    ['ko', '韩语'],
    ['other', '其他语种'],
  ]),
  languageLevel: entries([
    ['cet4', '大学英语四级'],
    ['cet6', '大学英语六级'],
    ['tem4', '英语专业四级'],
    ['tem8', '英语专业八级'],
    ['catti3', '翻译专业资格三级'],
    ['catti2', '翻译专业资格二级'],
    ['reading', '能阅读资料'],
    ['working', '能用于工作'],
    ['fluent', '流利'],
  ]),
  computerLevel: entries([
    ['basic', '了解'],
    ['skilled', '熟练'],
    ['expert', '精通'],
  ]),
  rewardKind: entries([
    ['commendation', '嘉奖'],
    ['merit', '立功'],
    ['title', '荣誉称号'],
    ['reward', '其他奖励'],
    ['punishment', '惩处'],
  ]),
  familyRelation: entries([
    ['father', '父亲'],
    ['mother', '母亲'],
    ['spouse', '配偶'],
    ['son', '儿子'],
    ['daughter', '女儿'],
    ['brother', '兄弟'],
    ['sister', '姐妹'],
    ['other', '其他'],
  ]),
  recruitType: entries([
    ['social', '社会招聘'],
    ['campus', '校园招聘'],
    ['intern', '实习招聘'],
  ]),
  positionState: entries([
    ['open', '报名中'],
    ['reviewing', '审核中'],
    ['closed', '已结束'],
    ['cancelled', '已取消'],
  ]),
  publishedWithin: entries([
    ['1', '今天'],
    ['3', '近 3 天'],
    ['7', '近 7 天'],
    ['30', '近 30 天'],
  ]),
  closesWithin: entries([
    ['3', '3 天内截止'],
    ['7', '7 天内截止'],
    ['15', '15 天内截止'],
    ['30', '30 天内截止'],
  ]),
  noticeType: entries([
    ['recruitment', '招聘公告'],
    ['supplement', '补充公告'],
    ['publicity', '公示'],
    ['policy', '政策文件'],
    ['system', '系统通知'],
  ]),
  activityType: entries([
    ['jobFair', '双选会'],
    ['infoSession', '宣讲会'],
  ]),
  activityState: entries([
    ['upcoming', '未开始'],
    ['enrolling', '报名中'],
    ['running', '进行中'],
    ['ended', '已结束'],
  ]),
  questionCategory: entries([
    ['account', '账号'],
    ['resume', '简历'],
    ['apply', '投递'],
    ['review', '审核'],
    ['interview', '面试'],
    ['background', '背景调查'],
  ]),
};

/** Terms kept by the server's staff, by term key (contract: termjson/dbterms). */
export const staffTerms: Record<string, TermEntry[]> = {
  nature: entries([
    ['institution', '科研院所'],
    ['hospital', '医疗机构'],
    ['school', '院校'],
    ['public', '事业单位'],
    ['state', '国有企业'],
    ['mixed', '混合所有制企业'],
  ]),
  industry: entries([
    ['equipment', '装备科研'],
    ['medical', '医疗卫生'],
    ['education', '教育培训'],
    ['logistics', '后勤保障'],
    ['manufacturing', '装备制造与维修'],
    ['information', '信息通信'],
    ['construction', '工程建设'],
    ['culture', '文化宣传'],
    ['consulting', '情报与咨询'],
    ['service', '财务与法律服务'],
    ['survey', '测绘与气象'],
    ['veterans', '退役军人服务'],
  ]),
  scale: entries([
    ['1-49', '50 人以下'],
    ['50-149', '50–149 人'],
    ['150-499', '150–499 人'],
    ['500-999', '500–999 人'],
    ['1000-', '1000 人以上'],
  ]),
  // From the lowest to the highest; the ranks of soldiers changed in December 2009 and on 31 March 2022.
  rank: entries([
    ['private', '列兵'],
    ['privatefirst', '上等兵'],
    ['ncoclass1', '一级士官（2009 年 12 月以前）'],
    ['ncoclass2', '二级士官（2009 年 12 月以前）'],
    ['ncoclass3', '三级士官（2009 年 12 月以前）'],
    ['ncoclass4', '四级士官（2009 年 12 月以前）'],
    ['ncoclass5', '五级士官（2009 年 12 月以前）'],
    ['ncoclass6', '六级士官（2009 年 12 月以前）'],
    ['corporal', '下士'],
    ['sergeant', '中士'],
    ['staffsergeant', '上士（2009 年 12 月至 2022 年 3 月）'],
    ['sergeant2', '二级上士（2022 年 3 月起）'],
    ['sergeant1', '一级上士（2022 年 3 月起）'],
    ['master4', '四级军士长（2009 年 12 月至 2022 年 3 月）'],
    ['master3', '三级军士长'],
    ['master2', '二级军士长'],
    ['master1', '一级军士长'],
    ['secondlieutenant', '少尉'],
    ['lieutenant', '中尉'],
    ['captain', '上尉'],
    ['major', '少校'],
    ['lieutenantcolonel', '中校'],
    ['colonel', '上校'],
    ['seniorcolonel', '大校'],
    ['majorgeneral', '少将'],
    ['lieutenantgeneral', '中将'],
    ['general', '上将'],
  ]),
  certificateKind: entries([
    ['qualification', '职业（执业）资格'],
    ['skill5', '初级工（五级）'],
    ['skill4', '中级工（四级）'],
    ['skill3', '高级工（三级）'],
    ['skill2', '技师（二级）'],
    ['skill1', '高级技师（一级）'],
    ['title1', '初级职称'],
    ['title2', '中级职称'],
    ['title3', '副高级职称'],
    ['title4', '正高级职称'],
    ['other', '其他'],
  ]),
  researchKind: entries([
    ['paper', '论文'],
    ['patent', '专利'],
    ['monograph', '著作'],
    ['software', '软件著作权'],
    ['award', '科技奖励'],
    ['standard', '标准'],
    ['other', '其他'],
  ]),
};

const known = new Map(Object.entries({ ...fixedTerms, ...staffTerms }));

/** The entries of a term, `[]` for an unknown key. */
export function termEntries(key: string): TermEntry[] {
  return known.get(key) ?? [];
}

/** The label of `code` in the term, the code itself when the term does not have it. */
export function termLabel(key: string, code: string): string {
  return termEntries(key).find((entry) => entry.code === code)?.label ?? code;
}
