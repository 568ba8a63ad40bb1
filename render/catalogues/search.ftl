## The search in the rules: words that say nothing, and words that mean the same.

search-idle = a an the i me my mine you your we our us he him she her they them their it its this
    that these those there here what which how is are am was were be been
    being do does did doing done can could may might must shall should will would have has had
    having if then than and or not no so but of on in to for from by with at as about into over
    any some every each t s d m re ve ll isn don doesn didn happen happens happening
    explain tell know mean means work works please rule rules game guy somebody someone anybody
    everybody get gets got go goes

search-alike-win = win wins won winner winning victory goal aim objective beat
search-alike-lose = lose lost losing loser losers loses defeat defeated
search-alike-begin = begin begins beginning began start starts starting first
search-alike-end = end ends over finish finished finishes stop last
search-alike-tie = tie ties tied draw equal same even alike
search-alike-buy = buy buys buying bought purchase purchases
search-alike-cost = cost costs price pay pays paid expensive
search-alike-sell = sell sells selling sold seller
search-alike-earn = earn earns earning income gain
search-alike-trade = trade trading swap exchange barter
search-alike-build = build builds building built construct
search-alike-move = move moves moving walk walks travel step shift push
search-alike-place = place put lay laid stand stands
search-alike-opponent = opponent opponents enemy enemies other others rival foe
search-alike-player = player players people
search-alike-friend = friend friends ally allies partner teammate team
search-alike-pile = pile deck stack
search-alike-empty = empty exhausted out nothing
search-alike-die = die dice
search-alike-roll = roll rolls rolled rolling throw
search-alike-money = money wealth coin coins cash gold
search-alike-choose = choose chooses choosing choice pick picks select
search-alike-secret = secret hidden secretly unseen conceal
search-alike-see = see sees look looks looked show shown
search-alike-give = give gives giving hand
search-alike-time = time clock late slow
search-alike-quit = quit leave leaves leaving resign resigns resigned abandon
search-alike-skip = skip skips pass passes passed
search-alike-score = score scores scoring scored point points glory count counts counted
search-alike-worth = worth value values valued
search-alike-strong = strong strength strongest force
search-alike-fight = fight fights battle battles combat war
search-alike-kill = kill kills destroy destroys destroyed die dies dead
search-alike-most = most maximum limit high highest
search-alike-turn = turn turns round
search-alike-double = double twice two both
search-alike-colour = colour colours color colors suit suits
search-alike-again = again repeat several times
search-alike-discard = discard discards discarded throw
search-alike-lead = lead leads leading ahead
search-alike-long = long length
search-alike-complete = complete completed completes finish unfinished incomplete
search-alike-near = near adjacent next neighbour neighbours neighbouring
search-alike-ten = ten 10
search-alike-role = role roles sage character
search-alike-allowed = allowed forbidden possible impossible
