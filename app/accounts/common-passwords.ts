/** The passwords that stand first in published lists of leaked ones, in lower case. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 123123 123321 654321 111111 000000 121212 112233 666666
  696969 777777 888888 999999 987654321 159753 147258369 123654 abc123 a123456 123abc 1q2w3e 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qazwsx qwe123 asdfgh asdfghjkl zxcvbn zxcvbnm azerty password
  password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pass123 pass1234 admin1 admin123 admin1234
  administrator root123 letmein letmein1 welcome welcome1 welcome123 changeme secret secret123 login123 iloveyou
  iloveyou1 monkey dragon sunshine princess football baseball basketball soccer hockey superman batman spiderman
  pokemon starwars master shadow michael jordan jennifer jessica ashley daniel andrew joshua matthew robert thomas
  hunter hunter2 killer pepper ginger summer winter spring autumn freedom whatever trustno1 computer internet google
  samsung apple123 cheese cookie banana orange purple flower butterfly lovely charlie george harley ranger buster
  tigger mustang corvette ferrari mercedes phoenix diamond silver golden hello123 hello1 abcdef abcd1234 abcdefg
  student student1 student123 teacher teacher1 teacher123 professor school school123 classroom college university
  test123 test1234 testing testtest guest123 user123 default demo123 temp123 password! password1! qwerty1! welcome1!
  lakers yankees cowboys steelers arsenal chelsea liverpool barcelona juventus blink182 metallica nirvana slipknot
  maggie jasmine nicole amanda hannah sophie chocolate rainbow angel1 babygirl loveme fuckyou asshole 7777777
  5201314 woaini 1111111 11111111 00000000 22222222 12341234 12344321 11223344 1234qwer qwer1234 asdf1234 zxcv1234`.split(
    /\s+/,
  ),
);

/** Whether a password stands in lists that attackers try first. */
export const isCommonPassword = (password: string) => COMMON_PASSWORDS.has(password.toLowerCase());
