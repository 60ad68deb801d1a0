/**
 * How children and people in a hurry write common words, where no other word is written so. Real words (`wich` is none, `wile` hardly
 * one) are in it only if no theme means them.
 */
const MISSPELLINGS =
  'tresure treasur tresor treasure,freind frend friend,freinds frends friends,becuase becos becase cuz because,favrite favorit favourit favourite,prinsess princess,' +
  'prinsesses princesses,wich whitch witch,wiches witches,wile while,rite write,rites writes,leson lesson,lesons lessons,dinosor dinosaw dinasaur dinosour dinosaur,' +
  'dinosors dinosaws dinasaurs dinosours dinosaurs,alian alein alien,alians aleins aliens,buss bus,conducter conductor,skool scool school,bruther bruver brother,sisster sista sister,' +
  'birfday berthday brithday birthday,techer teecher teacher,granpa grampa grandpa,granma gramma grandma,unicron unikorn unicorn,pirat pirut pirate,pirats pirates,nite night,' +
  'luv love,luvs loves,scard skared scared,afrade afrayed afraid,hospitl hospitel hospittle hospital,peple poeple people,becum become,sed said,wos woz was,wen when,wot what,' +
  'nayber naybor nabor neighbour,naybers neighbours,tork talk,torks talks,wer where,thay they,evry every,evrybody everybody,evryone everyone,nobudy nobody,sumbody somebody,' +
  'sumthing something,lite light,brocken broken,allways always,untill until,definately definitely,beutiful beautifull beautiful,choclate chocolet chocolate,biskit biscit biscuit,biskits biscits biscuits,' +
  'crismas cristmas christmas,haloween helloween halloween,kitchin kitchen,hamstr hampster hamster,rabit rabbit,rabits rabbits,elefant elephant,elefants elephants,pengwin pengin penguin,pengwins penguins,' +
  'jiraf giraff giraffe,munky monky monkey,butterfli buterfly butterfly,spyder spidder spider,dragin dragun dragon,monstr monsta monster,gost goast ghost,robut robbot robot,' +
  'reely relly realy really,plese pleese please,littel litel little,peeple people,wurld werld world,yelow yellow,purpel purple,sekret secret,majic magic,' +
  'brekfast brekfust breakfast,sandwitch sandwich,bycicle bicicle bicycle,dosent dosnt doesnt doesn’t,befor befour before,stinkey stinky,castel cassel castle,libary libery liberry library,swop swap,' +
  'happend happened,ceeling ceiling,roled rolled,peperoni pepperoni,rubish rubbish,backwords backwards,anyfing anythin anything,everyfing everything,nuffing nothing,' +
  'trane train,aeroplain airoplane aeroplane,swiming swimming,runing running,hideing hiding,geting getting,moveing moving,loosing losing';

const wordOf = new Map<string, string>();
for (const group of MISSPELLINGS.split(',')) {
  const words = group.split(' ');
  const right = words.pop() ?? '';
  for (const wrong of words) wordOf.set(wrong, right);
}

/** The word that a common misspelling stands for; null for other words. */
export const wordMeantBy = (misspelling: string): string | null =>
  wordOf.get(misspelling.toLowerCase()) ?? null;
