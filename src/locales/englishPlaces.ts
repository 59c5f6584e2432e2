/**
 * Places as papers in English name them. Of names that several cities share (Suzhou, Fuzhou, Taizhou) only the whole
 * with its province counts.
 */
const places =
  'beijing=北京 shanghai=上海 tianjin=天津 chongqing=重庆 hongkong=香港 macau=澳门 hebei=河北 shanxi=山西 innermongolia=内蒙古 ' +
  'liaoning=辽宁 jilin=吉林 heilongjiang=黑龙江 jiangsu=江苏 zhejiang=浙江 anhui=安徽 fujian=福建 jiangxi=江西 shandong=山东 ' +
  'henan=河南 hubei=湖北 hunan=湖南 guangdong=广东 guangxi=广西 hainan=海南 sichuan=四川 guizhou=贵州 yunnan=云南 tibet=西藏 ' +
  'shaanxi=陕西 gansu=甘肃 qinghai=青海 ningxia=宁夏 xinjiang=新疆 nanjing=南京 hangzhou=杭州 guangzhou=广州 shenzhen=深圳 ' +
  'wuhan=武汉 chengdu=成都 xian=西安 changsha=长沙 jinan=济南 qingdao=青岛 shenyang=沈阳 dalian=大连 harbin=哈尔滨 ' +
  'changchun=长春 zhengzhou=郑州 hefei=合肥 xiamen=厦门 nanchang=南昌 kunming=昆明 guiyang=贵阳 nanning=南宁 lanzhou=兰州 ' +
  'urumqi=乌鲁木齐 taiyuan=太原 shijiazhuang=石家庄 hohhot=呼和浩特 yinchuan=银川 xining=西宁 haikou=海口 lhasa=拉萨 ' +
  'ningbo=宁波 wuxi=无锡 changzhou=常州 nantong=南通 xuzhou=徐州 yangzhou=扬州 wenzhou=温州 shaoxing=绍兴 jiaxing=嘉兴 ' +
  'quanzhou=泉州 yantai=烟台 weifang=潍坊 luoyang=洛阳 dongguan=东莞 foshan=佛山 zhuhai=珠海 mianyang=绵阳 guilin=桂林 ' +
  'baoding=保定 tangshan=唐山 suzhoujiangsu=苏州 fuzhoufujian=福州 taizhouzhejiang=台州 taizhoujiangsu=泰州 suzhouanhui=宿州';

const known = new Map(places.split(' ').map((pair) => pair.split('=') as [string, string]));

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\b(?:p\.?\s?r\.?\s?china|china|province|city)\b/g, '')
    .replace(/[^a-z,]/g, '');

/** A place in Chinese from its English name, the smallest part first; undefined for any other text. */
export function placeInChinese(text: string): string | undefined {
  const parts = plain(text).split(',').filter(Boolean);
  const whole = known.get(parts.join(''));
  const names = parts.map((part) => known.get(part));
  if (whole) return whole;
  return names.length > 0 && names.every(Boolean) ? names.reverse().join('') : undefined;
}

/** Whether a text is no more than a place in English. */
export const isPlaceInEnglish = (text: string): boolean =>
  /^[a-z'’.,\s]+$/i.test(text) &&
  (/^(?:suzhou|fuzhou|taizhou)?$/.test(plain(text).replace(/,/g, '')) ||
    placeInChinese(text) !== undefined);
