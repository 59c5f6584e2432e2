/**
 * What people type, and what one of the first ten positions found must have: `title` and `unit` contain the words,
 * `category`, `region` and `major` begin with the code. Written before the search was; do not adapt it to the search.
 */
const table = `
软件工程师 | category=technical-software
程序员 | category=technical-software
码农 | category=technical-software
软件开发 | category=technical-software
java | category=technical-software
后端开发 | title=后端
前端 | title=前端
web前端工程师 | title=前端
app开发 | title=移动应用
大数据 | title=数据平台
架构师 | title=架构师
软件测试 | category=technical-software
运维 | title=运维
运维工程师 | title=运维工程师
网络安全 | title=网络安全
网安工程师 | title=网络安全
信息安全 | category=technical-network
机房管理 | title=机房
云计算 | title=云平台
网管 | category=technical-network
通信工程师 | category=technical-communication
卫星通信 | title=卫星通信
光纤 | title=光传输
频谱 | title=频谱管理
硬件工程师 | title=嵌入式硬件
电气工程师 | category=technical-electronic
电子工程师 | category=technical-electronic
嵌入式 | title=嵌入式
自动化 | title=自动控制
机械工程师 | category=technical-mechanical
机械设计 | category=technical-mechanical
结构工程师 | title=结构
工艺师 | title=工艺师
液压 | title=液压系统
材料工程师 | category=technical-material
焊工 | title=氩弧焊
电焊 | title=氩弧焊
车工 | title=数控车床
数控 | title=数控车床
钳工 | title=钳工
技工 | category=skilled-machining
铸造 | title=铸造
土木工程师 | category=technical-construction
建筑师 | category=technical-construction
造价 | title=工程造价
造价员 | title=工程造价
监理 | title=工程监理
暖通 | title=暖通
给排水 | title=给排水
项目经理 | category=management-project
项目管理 | category=management-project
产品经理 | title=产品经理
医生 | category=technical-medical
医师 | category=technical-medical
大夫 | category=technical-medical
内科医生 | title=内科
外科医生 | title=外科
牙医 | title=口腔科
牙科 | title=口腔科
眼科 | title=眼科
儿科医生 | title=儿科
小儿科 | title=儿科
妇产科 | title=妇产科
中医 | title=中医科
麻醉师 | title=麻醉科
康复 | title=康复
b超 | title=超声科
放射 | title=放射科
急诊 | title=急诊
icu | title=重症
护士 | category=technical-nursing
护理 | category=technical-nursing
护士长 | title=护士长
外科病区护士 | title=外科病区护士
手术室护士 | title=手术室
护工 | title=护理
药师 | title=药师
药剂师 | category=technical-pharmacy
检验师 | category=technical-pharmacy
化验员 | title=化验
教师 | category=technical-teaching
老师 | category=technical-teaching
数学老师 | title=数学
语文老师 | title=语文
英语老师 | title=英语
物理教师 | title=物理
化学老师 | title=化学
体育老师 | title=体育
音乐老师 | title=音乐
计算机老师 | title=信息技术
幼师 | title=学前教育
幼儿园老师 | title=学前教育
小学教师 | title=小学
高中老师 | title=高中
政治老师 | title=思想政治
辅导员 | title=辅导员
班主任 | category=management-education
教务 | title=教务
招生 | title=招生
会计 | category=management-finance
财务 | category=management-finance
出纳 | category=management-finance
审计 | title=审计
税务 | title=税务
财务主管 | category=management-finance
成本会计 | title=成本管理
人事 | category=management-hr
hr | category=management-hr
人力资源 | category=management-hr
招聘专员 | title=招聘专员
薪酬 | title=薪酬福利
培训 | title=培训
行政 | category=management-office
文员 | category=management-office
文秘 | title=文秘
秘书 | title=秘书
办公室 | category=management-office
前台 | title=接待
公关 | title=公共关系
律师 | title=律师
法务 | category=management-legal
法律顾问 | category=management-legal
知识产权 | title=知识产权
采购 | title=采购
采购员 | title=采购
供应链 | title=供应链
招投标 | title=招标
党务 | category=management-party
党建 | title=党建
宣传 | title=宣传
纪检 | title=纪检
司机 | category=skilled-driving
驾驶员 | category=skilled-driving
货车司机 | title=货车
大巴司机 | title=大客车
校车 | title=校车
叉车工 | title=叉车
救护车司机 | title=救护车
厨师 | category=skilled-cooking
炊事员 | category=skilled-cooking
厨子 | category=skilled-cooking
面点师 | title=面点
食堂 | category=skilled-cooking
帮厨 | title=帮厨
仓管 | category=skilled-warehouse
仓库管理员 | category=skilled-warehouse
保管员 | title=保管员
库管 | category=skilled-warehouse
电工 | title=水电
水电工 | title=水电
维修工 | title=维修工
空调维修 | title=空调制冷
电梯 | title=电梯
锅炉工 | title=锅炉
修车 | title=车辆维修
保安 | category=skilled-security
门卫 | title=门卫
消防员 | title=消防
监控员 | title=视频监控
安全员 | title=安全
服务员 | category=skilled-service
讲解员 | title=讲解
客服 | title=客户热线
物业 | title=物业
保育员 | title=幼儿保育
摄影师 | title=摄影
视频剪辑 | title=视频剪辑
动画师 | title=动画
美工 | category=skilled-press
排版 | title=排版
网页设计 | title=网页设计
翻译 | category=technical-translation
英语翻译 | title=英语
日语翻译 | title=日语
俄语 | title=俄语
同传 | title=同声传译
档案管理 | category=technical-archives
图书管理员 | category=technical-archives
编辑 | title=编辑
演员 | category=technical-culture
导演 | title=编导
舞蹈 | title=舞蹈
主持人 | title=主持
心理咨询师 | title=心理咨询
心理医生 | title=心理咨询
就业指导 | title=就业指导
测绘 | category=technical-survey
测量员 | title=工程测量
无人机 | title=无人机
天气预报 | title=气象预报
气象 | title=气象
质检 | category=technical-quality
质检员 | category=technical-quality
计量 | title=计量检定
研究员 | title=研究员
实习生 | title=实习
管培生 | title=管培生
护理学类 | major=1011
计算机类 | major=0809
法学 | major=0301
会计学 | major=1202
临床医学 | major=1002
北京 会计 | region=11 category=management-finance
外科病区护士 青岛 | region=3702 title=外科病区护士
青岛市 | region=3702
青岛 | region=3702
南京 教师 | region=3201 category=technical-teaching
成都司机 | region=5101 category=skilled-driving
江苏 护士 | region=32 category=technical-nursing
重庆市 医生 | region=50 category=technical-medical
西安市 工程师 | region=6101 title=工程师
海淀区 | region=110108
青岚装备 | unit=青岚
砺行 医疗 | unit=砺行
综合医院 | unit=综合医院
文工团 | unit=文工团
ruanjian | category=technical-software
rjgcs | category=technical-software
huli | category=technical-nursing
hushi | category=technical-nursing
hs | title=护士
yisheng | category=technical-medical
siji | category=skilled-driving
kuaiji | category=management-finance
kj 北京 | region=11 category=management-finance
jiaoshi | category=technical-teaching
qingdao | region=3702
qingdao hushi | region=3702 category=technical-nursing
lvshi | title=律师
chushi | category=skilled-cooking
软件工程帅 | category=technical-software
网落安全 | title=网络安全
心里咨询 | title=心理咨询
会记 | category=management-finance
护土 | category=technical-nursing
驾驶圆 | category=skilled-driving
厨是 | category=skilled-cooking
人力资原 | category=management-hr
工程造阶 | title=工程造价
教帅 | category=technical-teaching
`;

export interface Phrase {
  typed: string;
  /** One of the first ten results has all of these. */
  wanted: Readonly<Record<string, string>>;
}

export const phrases: readonly Phrase[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [typed = '', wanted = ''] = line.split(' | ');
    return { typed, wanted: Object.fromEntries(wanted.split(' ').map((one) => one.split('='))) };
  });
