/**
 * The words by which a résumé on paper is recognised (features/resume/read), in both languages. They are no texts of the
 * portal: nobody sees them.
 */

/** Headings by section; `basic` and `other` only end the section before them. The first that fits counts. */
export const headingWords: readonly (readonly [section: string, words: RegExp])[] = [
  ['internship', /^(?:实习(?:经历|经验|情况)?|internships?(?: experience)?)$/],
  [
    'basic',
    /^(?:(?:个人|基本)(?:信息|资料|情况|概况)|联系(?:方式|我)|personal (?:information|details|data)|contact(?: (?:me|information|details))?)$/,
  ],
  [
    'education',
    /^(?:(?:受?教育|学习|学历)(?:及培训)?(?:经历|背景|情况|信息|简历)|教育|education(?:al)?(?: background| experience| history)?)$/,
  ],
  [
    'work',
    /^(?:(?:科研)?(?:工作|实习|实践|职业|就业|从业|任职)(?:[与和及、/](?:工作|实习|实践))?(?:经历|经验|情况|背景|履历|简历)?|(?:work|working|professional|employment|career)?(?: ?experiences?| ?history)|employment|appointments|work)$/,
  ],
  [
    'service',
    /^(?:(?:服役|军旅|从军|部队|军队|参军|服兵役)(?:经历|情况|生涯|履历|简历)?|military (?:service|experience))$/,
  ],
  [
    'projects',
    /^(?:(?:主要|科研|主持|参与|承担)?的?项目(?:经历|经验|情况)?|projects|project experiences?)$/,
  ],
  [
    'certificates',
    /^(?:(?:资格|技能|职业|专业技术|专业|所获|持有|获得|相关|荣誉)?(?:资格)?(?:证书|证件|资格|职称)(?:[与及和、/](?:职称|奖项|获奖|荣誉)|情况)?|certificat(?:es?|ions?)(?: and licen[cs]es)?)$/,
  ],
  [
    'languages',
    /^(?:(?:外语|语言)(?:能力|水平|技能|情况)?|英语(?:能力|水平)|languages?(?: skills)?)$/,
  ],
  [
    'rewards',
    /^(?:立功受奖(?:情况)?|(?:作品[与和及])?(?:所获|获得|曾获|主要|竞赛|比赛|个人)?(?:奖励|获奖|奖惩|荣誉|奖项|表彰)(?:情况|经历|奖项|荣誉|奖励|证书)?|(?:honou?rs?|awards?)(?: (?:and|&) (?:awards?|honou?rs?))?)$/,
  ],
  [
    'selfEvaluation',
    /^(?:(?:自我|个人)(?:评价|介绍|鉴定|总结|简介|优势|描述)|自评|自述|(?:personal |professional |executive |career )?(?:profile|summary)|about me|self[- ]evaluation)$/,
  ],
  [
    'intention',
    /^(?:求职(?:意向|目标|方向|期望)?|应聘意向|(?:期望|意向)(?:职位|岗位|工作)?|job intention|(?:career )?objective)$/,
  ],
  ['career', /^(?:(?:主要|学习[和及与、]?工作|个人|本人)?(?:经历|简历|履历)(?:[(（].*)?|career)$/],
  // Not everything there is a certificate.
  ['skills', /^(?:(?:专业|职业)?技能(?:[与及和、/])证书|证书(?:[与及和、/])(?:专业|职业)?技能)$/],
  // Other people's names and numbers.
  [
    'family',
    /^(?:(?:本人)?家庭(?:主要)?(?:成员|情况|背景|关系).{0,10}|(?:主要)?社会关系|紧急联系人|推荐人|references)$/,
  ],
  [
    'other',
    /^(?:(?:专业|职业|个人|掌握)?技能(?:特长|[与及和、/](?:证书|特长|爱好|语言))?|计算机(?:水平|能力|技能)|(?:常用|设计|使用)?(?:工具|软件)(?:技能)?|(?:兴趣|个人|本人)?(?:爱好|特长)|兴趣|(?:校园|社团|在校|学生工作|社会实践|培训)(?:经历|活动|情况)?|主修课程|科研(?:成果|经历)|(?:发表|主要|代表性?)?论文.*|其他(?:信息)?|备注|(?:technical |top )?skills|hobbies|interests|publications|training)$/,
  ],
];

/** A paper's own title. */
export const titleWords =
  /简历|履历|登记表|报名表|信息表|应聘表|申请表|curriculum|resume|résumé|^cv$/i;

/** Labels by section and field. */
export const labelWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  basic: {
    name: '姓名|名字|Full Name|Name',
    gender: '性别|Gender|Sex',
    birthDate: '出生日期|出生年月日|出生年月|出生时间|生日|出生|Date of Birth|Birth Date|DOB',
    idNumber: '公民身份号码|居民身份证号|身份证号码|身份证号|身份证|证件号码|ID Number|ID No',
    ethnicity: '民族',
    nativeRegion: '籍贯|Hometown|Native Place',
    householdRegion: '户籍所在地|户籍地址|户口所在地|户籍地|户籍|户口',
    currentRegion:
      '现居住地址|现居住|Present Address|Current Address|现居住地|现居地|现居|现住地|现居城市|居住城市|目前所在地|现所在地|现住址|现住|常住地|常驻地|居住地址|居住地|家庭住址|联系地址|通讯地址|所在城市|所在地|住址|地址|城市|Current Location|Address|Location|City',
    political: '政治面貌|Political Status',
    maritalStatus: '婚姻状况|婚姻状态|婚姻|婚否|Marital Status',
    health: '健康状况|身体状况',
    heightCm: '身高|Height',
    weightKg: '体重|Weight',
    vision: '视力',
    mobile: '手机号码|手机号|手机|移动电话|联系电话|联系方式|电话|Telephone|Mobile|Phone|Tel',
    email: '电子邮箱|电子邮件|邮箱地址|邮箱|E-mail|Email|Mail',
    sources: '来源类别|人员类别',
    joinedParty: '入党时间',
    ignored:
      '年龄|生源地|出生地|国籍|血型|QQ号|QQ|微信号|微信|备用电话|家庭电话|邮政编码|邮编|填表日期|填报日期|更新日期|更新时间|简历编号|工作年限|工作经验|Age|Nationality|WeChat',
  },
  intention: {
    categoryCodes:
      '期望岗位类别|目标职位|目标岗位|期望岗位|期望职位|期望职业|意向岗位|意向职位|应聘岗位|应聘职位|岗位类别|报考岗位|报考职位|求职岗位|求职意向|求职目标|工种|Position',
    regionCodes:
      '目标地点|目标城市|目标地区|期望地区|期望城市|意向城市|意向地区|期望工作地点|期望工作地区|期望工作城市|期望工作地|期望地点|意向地点|工作地点|工作地区|工作城市|安置意向|安置地区|地区',
    arrival: '最快到岗时间|可到岗时间|到岗时间|到岗日期',
    acceptsAdjustment: '是否服从调剂|服从调剂',
    ignored: '期望薪资|期望月薪|薪资要求|薪资待遇|薪资|工作性质|求职状态|目前状况|期望行业',
  },
  education: {
    period: '起止时间|起止年月|在校时间|就读时间|学习时间|时间|Period|Dates|Date',
    start: '开始时间|入学时间',
    end: '结束时间|毕业时间',
    studies: '学历学位|学历及学位|毕业院校及专业|毕业院校系及专业|院校系及专业|院校及专业|系及专业',
    school: '毕业院校|毕业学校|就读学校|学校名称|院校名称|学校|院校|School',
    department: '院系|学院|系别',
    major: '所学专业|专业名称|专业|Major',
    education: '最高学历|文化程度|学历层次|学历',
    degree: '最高学位|学位|Degree',
    studyMode: '学习形式|培养方式|就读方式',
  },
  work: {
    period: '起止时间|起止年月|在职时间|工作时间|任职时间|时间|Period|Dates|Date',
    start: '开始时间|入职时间',
    end: '结束时间|离职时间',
    employer:
      '学习及工作单位|学习和工作单位|学习工作单位|工作单位|单位名称|公司名称|企业名称|单位|公司|Company|Employer|Organization',
    post: '担任职务|担任职位|工作岗位|职务|职位|岗位|Job Title|Title|Position',
    department: '所在部门|部门',
    duties:
      '主要工作内容|主要工作|主要职责|主要业绩|工作业绩|工作内容|工作描述|工作职责|岗位职责|职责|内容|业绩|Duties|Responsibilities|Description',
    ignored:
      '离职原因|证明人|薪资|月薪|待遇|联系电话|所属行业|行业类别|公司性质|公司规模|单位性质|企业性质|汇报对象|下属人数|工作性质',
  },
  service: {
    period: '服役时间|起止时间|起止年月|时间',
    unit: '服役单位|服役部队|所在部队|部队名称|部队|单位',
    post: '担任职务|职务|岗位',
    rank: '军衔|衔级',
    dischargeMode: '退役方式|退伍方式|安置方式',
    enlistedAt: '入伍时间|入伍年月',
    dischargedAt: '退役时间|退伍时间',
  },
  projects: {
    period: '项目时间|起止时间|时间',
    name: '项目名称|名称',
    role: '担任角色|本人角色|项目角色|角色|职责分工|担任职务',
    description: '项目描述|项目内容|项目简介|内容|描述|个人职责|职责',
  },
  certificates: {
    issuedAt: '取得时间|获得时间|发证时间|颁发时间|时间',
    name: '证书名称|名称|资格名称',
    number: '证书编号|编号',
    issuer: '发证机关|发证机构|发证单位|颁发单位',
  },
  rewards: {
    date: '获奖时间|奖惩时间|时间',
    title: '奖项名称|奖励名称|荣誉名称|奖惩名称|名称',
    issuer: '颁发单位|授予单位|批准单位',
  },
  languages: {
    language: '语种|语言',
    level: '水平|熟练程度|级别',
    certificate: '证书',
    score: '成绩|分数',
  },
  selfEvaluation: {},
};

/** Words for the entries of a term, by its label; in text that is squeezed and in lower case. */
export const termAliases: Readonly<
  Record<string, readonly (readonly [label: string, words: RegExp])[]>
> = {
  gender: [
    ['男', /^(?:男性?|male)$/],
    ['女', /^(?:女性?|female)$/],
  ],
  political: [
    ['中国共产党预备党员', /^(?:中共)?预备党员$/],
    ['中国共产党党员', /^(?:中共)?(?:正式)?党员(?:（正式）)?$|^中共正式党员$/],
    ['中国共产主义青年团团员', /^(?:共青)?团员$|^共青团员$/],
    ['中国国民党革命委员会会员', /^民革(?:党员|会员)?$/],
    ['中国民主同盟盟员', /^民盟(?:盟员)?$/],
    ['中国民主建国会会员', /^民建(?:会员)?$/],
    ['中国民主促进会会员', /^民进(?:会员)?$/],
    ['中国农工民主党党员', /^农工(?:民主)?党(?:党员)?$/],
    ['中国致公党党员', /^致公党(?:党员)?$/],
    ['九三学社社员', /^九三学社$/],
    ['台湾民主自治同盟盟员', /^台盟(?:盟员)?$/],
    ['无党派民主人士', /^无党派(?:人士)?$/],
    ['群众', /^普通群众$/],
  ],
  maritalStatus: [
    ['未婚', /^(?:未婚未育|单身|single)$/],
    ['已婚', /^(?:已婚[已未]育|married)$/],
    ['离婚', /^(?:离异|divorced)$/],
  ],
  health: [['健康', /^(?:良好|健康良好|身体健康|优良?)$/]],
  education: [
    ['博士研究生', /^(?:博士(?:研究生)?(?:学历)?|ph\.?d\.?|doctor(?:ate)?)$/],
    ['硕士研究生', /^(?:硕士(?:研究生)?(?:学历)?|研究生|mba|master(?:’s|'s)?(?:degree)?)$/],
    ['大学本科', /^(?:大学)?本科(?:生|学历|毕业|在读)?$|^专升本$|^bachelor(?:’s|'s)?(?:degree)?$/],
    ['大学专科', /^(?:大学)?专科$|^大专(?:毕业|在读|学历)?$|^高职$/],
    ['中专', /^中专$|^中技$|^技校$|^职高$|^中职$/],
    ['高中', /^(?:普通)?高中$/],
  ],
  degree: [
    ['博士', /博士(?:学位)?$|^ph\.?d\.?$|^doctor/],
    ['硕士', /硕士(?:学位)?$|^master/],
    ['学士', /学士(?:学位)?$|^bachelor/],
  ],
  studyMode: [
    ['非全日制', /非全日制|函授|自考|自学考试|成人|业余|在职|电大|夜大|网络教育/],
    ['全日制', /全日制|统招/],
  ],
  arrival: [
    ['随时到岗', /^(?:离职-|可)?(?:随时|立即|即时|马上)(?:到岗|上岗)?$/],
    ['一周内', /^(?:一|1)周(?:以?内)?可?(?:到岗)?$/],
    ['一个月内', /^(?:一个?|1个?)月(?:以?内)?可?(?:到岗)?$/],
    ['三个月内', /^(?:三个?|3个?)月(?:以?内)?可?(?:到岗)?$/],
  ],
  dischargeMode: [['逐月领取退役金', /逐月/]],
  language: [
    ['英语', /^english|^英文|^英语|^cet|^ielts|^toefl|^雅思|^托福|^大学英语|^tem\d/],
    ['日语', /^japanese|^日语|^日文/],
    ['德语', /^german|^德语/],
    ['法语', /^french|^法语/],
    ['俄语', /^russian|^俄语/],
    ['韩语', /^korean|^韩语|^朝鲜语/],
    ['西班牙语', /^spanish|^西班牙语/],
    ['阿拉伯语', /^arabic|^阿拉伯语/],
  ],
  languageLevel: [
    ['英语专业八级', /专业?八级|tem-?8/],
    ['英语专业四级', /专业?四级|tem-?4/],
    ['大学英语六级', /六级|cet-?6/],
    ['大学英语四级', /四级|cet-?4/],
    ['能用于工作', /工作|working/],
    ['能阅读资料', /阅读|reading/],
    ['流利', /流利|fluent/],
  ],
  rewardKind: [
    ['嘉奖', /嘉奖/],
    ['立功', /[一二三]等功|立功/],
    ['惩处', /处分|警告|记过/],
    ['荣誉称号', /优秀(?!奖)|先进|三好|标兵|模范|称号|能手|oftheyear|^best(?!paper)|outstanding/],
    ['其他奖励', /./],
  ],
};

/** What a name of a place ends with, and may be written without. */
export const placeEndings =
  /(?:特别行政区|(?:壮族|回族|维吾尔)?自治区|省|市|(?:(?:蒙古|回|藏|苗|彝|壮|布依|朝鲜|满|侗|瑶|白|土家|哈尼|哈萨克|傣|黎|傈僳|景颇|柯尔克孜|羌|土|佤|拉祜|纳西|仡佬|畲|各)族?)*自治[州县]|地区|盟|[区县](?=$))$/;

/** Family names, so that other words of two or three characters are not taken for a name. */
export const familyNames =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖萧田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付傅方白邹孟熊秦邱江尹薛闫阎段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝官封谈匡鞠惠荆乐冀郁胥南班储原栗燕楚鄢劳谌奚皮粟冼蔺楼盘满闻位厉伊仝区郜海阚花权强帅屠豆朴盖练廉禹井祖漆巴丰支卿国狄平计索宣晋相初门云容敬来扈晁芮都普阙浦戈伏鹿薄邸雍辜羊阿乌母裘亓修邰赫杭况那宿鲜印逯隆茹诺战慕危玉银亢嵇公哈湛宾戎勾茅利於呼居揭干但尉冶斯元束檀衣信展阴昝智幸奉植衡富尧闭由';
export const doubleFamilyNames = /^(?:欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|夏侯|司徒)/;

/** What stands before a place without a colon. */
export const livesIn = /^(?:现居住?于?|现住|常住|坐标|所在地)\s*/;
export const comesFrom = /^(?:籍贯|老家|祖籍)\s*/;

/** A paper's title with the name of its person. */
export const titleOfPerson = /^([一-龥]{2,4})(?:的|\s*[-–—·_]\s*|\s+)(?:个人|求职)?简历$/;
/** What a certificate's name ends with, among skills. */
export const certificateEnd =
  /(?:证书?|执照|驾照|职称|[一二三四]级[甲乙]?等?|[甲乙]等|师)(?:[（(].*[）)])?$/;
/** How a sentence of what somebody looks for begins. */
export const intentionStart = /^(?:本?人?(?:现|拟|想|希望|欲)+|求职)(?:应聘|从事|找|求|寻)/;
export const introducedName =
  /(?:我叫|我是|本人叫|(?:简介|情况|信息|资料)[：:])([一-龥]{2,4})(?=[，,。.、\s]|$)/;

/** A date range's middle. */
export const rangeSign = '(?:\\s*(?:[-–—―~～〜－→➝]+|至|到|\\bto\\b|\\buntil\\b)\\s*)';
export const nowWords = '(?:至\\s*今|今|现在|目前|present|now|current)(?:\\s*(?:present|now))?';
/** Behind two years that are no period of a life. */
export const schoolYear = /^\s*(?:学年|学期|年度|届|级)/;
/** Pictures, and signs of a font of pictures. */
export const pictures =
  /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Co}]|\uFE0F|\u200D)+\s*/gu;

/** How long something lasted, and how large a company is. */
export const noise =
  /[(（]\s*\d+\s*年(?:\s*零?\d+\s*个?月)?\s*[)）]|[(（]\s*\d+\s*个?月\s*[)）]|[(（]\s*\d+(?:[-–~]\d+)?\s*人(?:以[上下])?\s*[)）]|\(\d+\s*(?:years?|yrs?|months?|mos?)[^)]*\)/gi;
/** The same in English behind Chinese words. */
export const translation = /([一-龥])\s+[A-Z][A-Za-z'&.,-]*[a-z](?:\s+[A-Za-z'&.,-]+)*$/;
/** As in "高级 UI 设计师". */
export const latinBeforeHan =
  /((?:^|\s)(?:[高中初]级|资深)?)\s?([A-Za-z][\w+#.]*)\s(?=\p{Script=Han})/gu;
/** Names in English before a major, a post or a degree. */
export const schoolInEnglish =
  /\b(University|College|Institute)\s+(?=(?!College|Hospital|Press|School)[A-Z])/;
export const employerInEnglish = /\b(Group|Press|Bank|Hospital|Company|Corporation)\s+(?=[A-Z])/;
export const degreeBehind = /\s(?=(?:Bachelor|Master|Doctor)$)/;
/** Begins of what somebody did, and what somebody without work writes. */
export const dutyStart =
  /^(?:主要)?(?:负责|参与|主持|协助|管理|完成|编写|编制|设计|开发|代理|组织|带领|承担|从事|制定|维护|搭建|配合|办理|撰写).{2}/;
export const idleWords = /^(?:待业|在家|无业|打零工|备考|自由职业)$/;
export const studentWords = /^(?:学生|学员|在校生|学习|就读|在读|毕业)$/;
/** A school and the year of entry or leaving behind it. */
export const cohort =
  /^(?:我?是|现为|现就读于|就读于|毕业于|考入)?(.*?(?:大学|学院|学校))(?:19|20)\d\d[级届](.*?)(?:专业)?$/;
/** A school, what was studied there, and the words around them in a sentence. */
export const studiedAt =
  /^(?:考入|就读于|毕业于|在|于)?(.*?(?:大学|学院|学校|党校))(?:读|攻读|学习|就读)?(.{2,10}?(?:学院|系))?(.{2,15}?)专业(?:学习|就读|读书|毕业)?$/;
/** The same without any word between them, as behind a label of both. */
export const schoolAndStudies =
  /^(.{2,20}?(?:大学|学院(?!大学)|学校|党校))(?!附属)(.{2,10}?(?:学院|系))?(.{2,15}?)?(?:专业)?$/;
/** The same with the level behind it, in one word. */
export const schoolToLevel =
  /^(.{2,20}?(?:大学|学院(?!大学)|学校))(.{2,10}?(?:学院|系))?(.{2,15}?)?((?:硕士|博士)?研究生|(?:大学)?(?:本科|专科)|大专|中专|[硕博学]士)(?:学历|毕业)?$/;
/** Ways of studying in forms of offices, and what stands before them or broken beside them. */
export const departmentAndMajor = /^(.{2,10}?系)(.{2,15})$/;
export const modeOfStudy = /^(?:学历|学位)*\s*((?:全日制|在职)教育)\s*[:：]?\s*(.*)$/;
export const halfMode = /^(?:全日制|在职)$/;
export const studyLabels = /^(?:(?:学历|学位)[/、及和与]?)+$|^教育$/;
/** Whose numbers may stand below a job. */
export const refereeWords = /证明人|推荐人|联系人/;
/** Where somebody says in a sentence that they studied, and a remark in brackets. */
export const studiedIn = /(?:毕业于|就读于|考入)([^（(]+)(?:[（(](.+?)[)）])?$/;
export const internAt = /^在(.{4,})实习$/;
/** An employer and a post in a sentence. */
export const workedAt =
  /^(?:退[伍役]后)?(?:在|于|就职于|任职于)(.{2,30}?)(?:担任|从事|做|任|当)(.{2,12})$|^(?:担任|任)(.+(?:公司|集团|事务所|厂|院|所|局|医院|中心|学校|大学|部))(.{2,12})$/;
/** An employer, a department and a post in one word. */
export const employerToPost =
  /^(.{2,25}(?:公司|集团(?!军)|事务所|出版社|翻译社|医院|研究院|研究所|设计院|银行|支行|酒店|学校))(.{2,6}?(?:部|处|科|中心))?(.{2,8})$/;
/** How a company's name in English ends, with a full stop that ends no sentence. */
export const companyEnd = /\b(?:Ltd|LTD|Inc|INC|Corp|Co|LLC)\.$/;
/** One of them. */
export const workedOnly =
  /^(?:在|于|就职于|任职于|供职于)(.{3,30}?)(?:工作|任职|上班|就职)$|^(?:担任|历任|任)(.{2,15})$/;
/** What a row of the service says, and none of a civil job. */
export const soldierWords =
  /服役|^(?:列兵|上等兵|[下中上]士|[一二三四]级(?:上士|军士长|士官)|[少中上大][尉校]|少将|义务兵|士官|战士)$/;
export const wasSoldier = /当过?兵|服过役|^退[伍役](?![后时].)|^入伍/;
/** Words of somebody who studies, beside a school without a period. */
export const studentOf = /(?:19|20)\d\d[级届]|专业|(?:在读|毕业)$/;
export const readyWords = /到岗/;
export const partyMember = '党员';
export const enlisted = /入伍|参军/;
export const discharged = /退伍|退役|转业|复员/;

export const schoolWords =
  /大学|学院|学校|中学|党校|[一二三四五六七八九十]中$|高级中学|university|college|institute|academy|polytechnic|school/i;
export const departmentWords = /(?:学院|系|学部)$/;
export const majorEnd = /专业$/;

export const employerWords =
  /公司|集团|(?:厂|院|所|局|厅|银行|医院|中心|酒店|事务所|出版社|杂志社|报社|大学|学院|学校|中学|小学|店|工作室|协会|委员会|街道办|幼儿园|俱乐部|支行|总队|管委会|政府|重工|化工|建工|军工|股份|实业|科技|控股|物流|证券|石化|电力|能源)(?:（.*）)?$|\b(?:inc|ltd|llc|co|corp)\b\.?|company|group|hospital|bank|press|university|school|center|centre|hotel|studio/i;
export const postWords =
  /(?:师|员|长|经理|主管|总监|助理|专员|顾问|工|实习生|秘书|司机|护士|会计|出纳|编辑|负责人|主任|干事|主管|代表|班主任|研究员|骨干|参谋|战士)$|engineer|manager|director|assistant|intern\b|editor|nurse|accountant|leader|developer|analyst|consultant|officer|teacher|driver|designer|lecturer|professor|researcher|scientist|technician|specialist|representative/i;
export const departmentOfWork = /(?:部|部门|处|科|科室|车间|中心|所|组)$/;
export const internWords = /实习|\bintern/i;
export const unitWords =
  /部队|战区|某部$|某[一-龥]{0,3}[军师旅团营连]|(?:[军旅班舰排]|[^大]连|[^经运民私国]营|[^集社剧乐财表]团)$|(?:步兵|装甲|某|第.{1,4})师$|支队|大队|中队|基地|机关|武警|海军|陆军|空军|火箭军|army|navy|battalion|regiment|unit|\bpla\b/i;
export const servedAt = /^(?:服役于|退[伍役]时[为是]|在|担任|任)|服役$/g;
export const projectNumber = /^项目\s*[一二三四五六七八九十\d]+\s*[:：]\s*/;
/** A role in English at the end of a project's line; a manager may be the product itself. */
export const roleBehind =
  /^(.*?\S)\s+((?:(?:team|tech|technical|project|product|lead|senior|junior|chief|core|backend|back-end|frontend|front-end|full-stack|software|data|test|web|mobile)\s+)*(?:lead|leader|developer|engineer|member|designer|architect|coordinator|tester)|(?:project|product)\s+manager)$/i;
export const roleWords = /负责|组长|成员|开发|骨干|主持|leader|member|developer|manager|设计|测试/i;

/** A prize among certificates. */
export const prizeWords =
  /奖学金|[特一二三]等奖|[金银铜]奖|大赛|竞赛|优秀|先进|三好|标兵|等功|嘉奖/;
/** What stands before a certificate's or a prize's name. */
export const verbBefore = /^(?:被?评为|获评|荣获|获得|取得|通过|考取|获)(?!奖)/;
export const yearWords =
  /(?:(?:19|20)\d\d\s*[-–—~至]\s*)?(?:19|20)\d\d\s*(?:学年(?:第[一二]学期)?|年度?|届|级)?/g;
export const scoreWords = /(\d{2,3}|\d\.\d)\s*分?/;
export const languageTests = /\b(N[1-5]|IELTS|TOEFL)\b|(雅思|托福)/i;
export const yesWords = /^(?:是|服从|同意|愿意|yes)/i;
export const noWords = /^(?:否|不|no)/i;
/** What stands in brackets behind a major and is no direction of it. */
export const studyRemark =
  /全日制|统招|自考|函授|成人|在职|业余|电大|夜大|升本|本科|专科|大专|硕|博|学[士位]|研究生|辅修|双|毕业|在读|优秀|重点|特色|国家|一流|[一二三]本|校区|分校|方案|计划/;
export const marksWords = /gpa|绩点|排名|均分|前\s*\d|课程|证明人/i;
export const englishMonths = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
/** A degree in English, and what it is in. */
export const englishDegree =
  /^(b\.?\s?[a-z]{1,4}\.?|bachelor|m\.?\s?[a-z]{1,4}\.?|master|ph\.?\s?d\.?|doctor)(?:['’]?s)?(?:\s+degree)?(?:\s+(?:of|in)\s+(.+))?$/i;
export const shortDegree = /^(B\.?A|B\.?Sc?|B\.?Eng|M\.?A|M\.?Sc?|M\.?Eng)\.?\s+([A-Z].+)$/;
export const bulletStart =
  /^[-–—•·・．●○◆◇■□▪▫◉◈❖♦►▶▷▸‣→»›※★☆✓✔✦➢➤➔*>》]+\s*|^[(（]\d{1,2}[)）]\s*|^\d{1,2}[.)、）]\s*(?!\d)|^[①-⑳]\s*/;
/** A heading by its number alone, whatever it says. */
export const numberedHeading = /^[一二三四五六七八九十]{1,2}\s*[、.．]\s*[^，。；：:;]{2,12}$/;
/** Without a mark it is a label. */
export const markedHeading = /^\s*[【◎●◆◇■□▪★☆#]\s*学历[】\s]*$/;
/** What tells headings of the same section apart. */
export const headingNumber = /\s*[（(]?[一二三四五六七八九十\d]{1,2}[)）]?$/;
/** What adorns a heading. */
export const adornment =
  /^[\s\p{P}\p{S}]*(?:(?:[一二三四五六七八九十]+|\d{1,2})[、.．)）]\s*)?[\s【[]*|[\s\p{P}\p{S}]+$/gu;
/** A line with the number of its page alone. */
export const pageNumber =
  /^(?:第\s*\d+\s*页.*|[-–—\s]*\d{1,2}\s*(?:[/／]\s*\d{1,2})?[-–—\s]*|page\s*\d+.*)$/i;

/** Traditional characters in the words above and in family names, each before its simplified one. */
const characters =
  '別别齡龄貫贯現现聯联絡络電电話话郵邮機机號号碼码學学歷历經经驗验專专業业畢毕係系時时間间單单職职務务稱称證证書书獎奖勵励榮荣譽誉語语評评價价個个簡简資资訊讯項项實实習习軍军隊队團团員员師师長长廠厂國国' +
  '銀银醫医辦办會会計计編编輯辑記记護护設设開开發发總总監监黨党眾众漢汉滿满狀状況况離离體体視视練练東东廣广臺台灣湾龍龙門门雲云貴贵陝陕寧宁蘇苏濟济瀋沈陽阳連连慶庆鄭郑產产負负責责參参與与組组織织級级應应' +
  '屆届無无從从類类區区縣县處处車车駕驾駛驶關关獲获優优標标領领導导術术諮咨詢询顧顾問问網网軟软腦脑數数據据測测試试維维財财貿贸廈厦島岛協协辭辞許许陳陈劉刘張张黃黄趙赵吳吴孫孙馬马羅罗韓韩馮冯鄧邓葉叶盧卢' +
  '鍾钟譚谭陸陆範范賈贾鄒邹嚴严龔龚萬万錢钱戰战';
export const simplifiedOf: ReadonlyMap<string, string> = new Map(
  Array.from(characters.matchAll(/(.)(.)/gu), ([, one = '', other = '']) => [one, other] as const),
);
